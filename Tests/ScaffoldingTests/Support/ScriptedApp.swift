import Foundation

/// An app whose source is a script for the shell. The program `swift` in `bin` copies the script to build the app.
extension Sandbox {
  func writeScriptedCompiler() throws {
    // A source with an error does not build, and no package without the one that it needs.
    try write(
      """
      #!/bin/sh
      for word; do
        case $last in --package-path) package=$word ;; --scratch-path) products=$word ;; esac
        last=$word
      done
      package=${package:-.}
      products=${products:-$package/.build}
      case "$*" in *--show-bin-path*) echo "$products/debug"; exit ;; esac
      echo "built $products" >> '\(self["log"])'
      path=$(sed -n 's/.*path: "\\(.*\\)".*/\\1/p' "$package/Package.swift")
      [ -e "$package/$path/Package.swift" ] || { echo "error: the package at '$path' cannot be accessed"; exit 1; }
      source=$package/Sources/Notes/Main.swift
      if grep -q wrong "$source"; then
        echo "error: fatalError"
        echo "$source:1: error: it is wrong"
        exit 1
      fi
      if grep -q stop "$source"; then
        kill "-$(sed -n 's/# stop //p' "$source")" $PPID
        exec sleep 60
      fi
      mkdir -p "$products/debug"
      cp "$source" "$products/debug/Notes"
      chmod 755 "$products/debug/Notes"
      """, to: "bin/swift", executable: true)
  }

  /// Writes the app. Its storyboard is a text. Compared with another one, it prints its arguments and both. The script
  /// has more lines before that.
  func writeScriptedApp(_ text: String, _ more: String = "", in folder: String = "Notes") throws {
    let app = """
      #!/bin/sh
      \(more)
      if [ $# = 2 ]; then
        echo "{\(text)}" > "$2"
      else
        shift
        echo "$*" | sed 's|/.*/||'
        for file; do :; done
        cat "$file"
        echo "{\(text)}"
        exit 1
      fi

      """
    try write(app, to: "\(folder)/Sources/Notes/Main.swift")
  }
}
