import Scaffolding

/// The texts that explain the command.
enum Help {
  static let overview = """
    armature makes apps whose screens are reached through coordinators.

    Usage
      armature new <path>    make an app in a new folder
      armature templates     list the templates that an app can be made from
      armature help [command]
      armature --version

    'armature help new' explains the options of new.

    \(exitCodes)

    """

  static let new = """
    Usage
      armature new <path> [options]

    Makes an app in a new folder at <path>. The last part of the path names the app: Notes is used as it is, "My Notes"
    becomes the module MyNotes. Missing folders above it are made too. After an error or Ctrl-C nothing is left behind.
    If a run is killed, the next one in the same folder removes what it has left.

    Options
      --template <id>     the template of the app (default: \(TemplateLibrary.standard))
      --templates <dir>   the folder of the templates (default: $ARMATURE_TEMPLATES, or else the one of armature itself)
      --armature <path>   the Armature that the app uses, a folder (default: the checkout that this command comes from);
                          its path in the app is relative if the app lies beside the folder or below, so that both can
                          be moved together, and absolute otherwise
      --armature <url> --from <version>
                          a release from a git repository, or a newer one with the same major version; the app can be
                          built anywhere
      --embed             copy Armature's sources into the app's Packages/Armature; the app can be built anywhere
      --name <name>       the name that users read (default: the last part of the path); it may be any text
      --bundle-id <id>    the app's identifier for Apple's systems (default: com.example.<name>)
      --no-git            make no git repository; without this, the app is a repository with a first commit, unless it
                          lies in a repository
      --dry-run           print the files that would be made, and make nothing
      --run               build and start the new app; the exit code is then the one of 'swift run'
      --quiet             print only errors, or with --dry-run only the files
      --help              print this
      --                  end the options, for a path that starts with '-'

    \(exitCodes)

    """

  static let templates = """
    Usage
      armature templates [--templates <dir>]

    Lists the templates that an app can be made from: the id for --template, the name, and a summary of the app.
    The templates are read from <dir>, or else from $ARMATURE_TEMPLATES, or else from the folder of armature itself.

    \(exitCodes)

    """

  private static let exitCodes = """
    Exit codes
      0  done
      1  something inside armature failed, or its output cannot be written; an app that was made stays
      2  the command line is wrong, or Armature was not found
      3  the name of the app, or its bundle identifier, breaks a rule
      4  the path exists already, or cannot be written
      5  the templates were not found, or one is damaged
    """
}
