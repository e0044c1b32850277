import Scaffolding

/// The texts that explain the command.
enum Help {
  static let overview = """
    armature makes apps whose screens are reached through coordinators.

    Usage
      armature new <path>    make an app in a new folder
      armature templates     list what an app can be made from
      armature help [command]
      armature --version

    'armature help new' explains the options of new.

    \(exitCodes)

    """

  static let new = """
    Usage
      armature new <path> [options]

    Makes an app in a new folder at <path>. The last part of the path names the app: Notes is taken as it is, "My Notes"
    becomes the module MyNotes. Folders above it are made when they are missing. On an error nothing is left behind.

    Options
      --template <id>     what the app is made from (default: \(TemplateLibrary.standard))
      --templates <dir>   where the templates are (default: $ARMATURE_TEMPLATES, then those that came with armature)
      --armature <path>   the Armature that the app uses (default: the checkout that this command comes from);
                          it is written into the app's Package.swift as an absolute path
      --dry-run           print what would be made, and make nothing
      --run               build and start the app when it is made; the exit code is then that of 'swift run'
      --quiet             print nothing but errors
      --help              print this
      --                  end the options, for a path that starts with '-'

    \(exitCodes)

    """

  static let templates = """
    Usage
      armature templates [--templates <dir>]

    Lists what an app can be made from: the id that --template takes, and what the app has.
    The templates are those of <dir>, else of $ARMATURE_TEMPLATES, else those that came with armature.

    \(exitCodes)

    """

  private static let exitCodes = """
    Exit codes
      0  done
      1  something inside armature failed
      2  the command line is wrong, or Armature was not found
      3  the name of the app breaks a rule
      4  the path is taken, or cannot be written
      5  the templates were not found, or one is damaged
    """
}
