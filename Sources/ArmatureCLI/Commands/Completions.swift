extension CommandDescription {
  static let completions = CommandDescription(
    "armature completions", summary: "print a script that completes command lines in a shell",
    discussion: """
      Prints a script that completes the commands, the options and their values when you press the tab key. armature must
      be in a folder of $PATH. Put the script where the shell reads it, and start a new shell:

        bash  add this line to ~/.bashrc:
                eval "$(armature completions bash)"
        zsh   write the script into a folder of $fpath; ~/.zshrc must set $fpath before it calls compinit:
                armature completions zsh > ~/.zsh/completions/_armature
                fpath=(~/.zsh/completions $fpath)
        fish  write the script into the folder of completions:
                armature completions fish > ~/.config/fish/completions/armature.fish
      """,
    operand: Operand(value: Value("shell", .choice(Shell.allCases.map(\.rawValue))), summary: "the shell")
  ) { command, arguments in
    Response(output: Shell(rawValue: arguments.operands[0])?.script(for: command.description) ?? "")
  }
}
