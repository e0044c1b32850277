/// The words before the arguments: none, so that the arguments name the command.
let words: [String] = []
