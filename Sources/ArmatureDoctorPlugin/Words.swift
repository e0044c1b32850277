/// The words before the arguments.
let words = ["doctor"]
