// @testable: the usage of explore is internal.
@testable import ArmatureTerminal

/// The arguments of an app.
extension Sessions {
  private static let known =
    "; expected terminal, open <link>, links [--json | --markdown], links --apple-app-site-association, "
    + "links explain <url>, links check <file>, where, tree [--json], trace <script> --html <file>, "
    + "explore [--json | --text], explore --check <file>, explore --states <n>, storyboard <file.html>, "
    + "storyboard <file.html> --live, storyboard --text, "
    + "storyboard check <file>, storyboard <file.json>, storyboard --against <file>, storyboard --walks <folder>, "
    + "--type <title>=<text>, --window <name>, --world <name>, "
    + "--record <file>, --replay <file>, --stop-on-error, --state <file>, --help, or nothing to read commands"
  private static let trace = "trace expects a script and a file, as in: Diary trace walk.txt --html walk.html"
  private static let record = "--record expects a file, as in: Diary --record diary.txt"
  private static let state = "--state expects a file, as in: Diary --state diary.state"

  static let arguments = """
    # --stop-on-error ends a script at its first command that fails, and says where
    $ diary --stop-on-error
    root, # a comment →
    dance             → error: “dance” is neither …
                      → error: the script stops here, at line 3
    monday, where     →
    $ diary open /entry/0 --stop-on-error
    dance             → error: “dance” is neither …
                      → error: the script stops here, at line 1
    monday            →
    $ diary open /entry/0
    dance, where      → error: “dance” is neither …
                      → /entry/0

    # arguments that are wrong start nothing, and the known ones are listed [exit 2]
    $ diary open                       → error: open expects one link, as in: Diary open /note/7
    $ diary open /entry/1 x            → error: open expects one link, but got 2: “/entry/1” “x”
    $ diary open /entry/1 -- --state f → error: open expects one link, but got 3: “/entry/1” “--state” “f”; \
    “--state” is not an option there; put it before --
    $ diary links --jsn                → error: links does not take “--jsn”; expected --json, --markdown, --apple-app-site-association, explain, check; did you mean “--json”?
    $ diary where /                    → error: where does not take “/”
    $ diary terminal terminal          → error: terminal is given twice
    $ diary trace                      → error: \(trace)
    $ diary trace f --htm g            → error: \(trace)
    $ diary --stat f                   → error: unknown command “--stat”\(known); did you mean “--state”?
    $ diary tre                        → error: unknown command “tre”\(known); did you mean “tree”?
    $ diary -- tre                     → error: unknown command “tre”\(known); did you mean “tree”?
    $ diary opne /entry/1              → error: unknown command “opne”\(known); did you mean “open”?
    $ diary ""                         → error: unknown command “”\(known)
    $ diary tree --jsn                 → error: tree does not take “--jsn”
    $ diary tree --stop-on-error       → error: --stop-on-error stops a session, and tree has none
    $ diary --record                   → error: \(record)
    $ diary --record=f                 → error: \(record)
    $ diary --record f --record g      → error: --record is given twice; the app has one record file
    $ diary tree --record f            → error: --record records a session, but tree has no session
    $ diary --replay                   → error: --replay expects a file, as in: Diary --replay diary.txt
    $ diary --replay FOLDER/x          → error: cannot read the script “FOLDER/x”: there is no such file
    $ diary tree --replay f            → error: --replay repeats a session from its start, so it cannot be combined with tree

    # wrong arguments of explore, storyboard and trace start nothing, too [exit 2]
    $ diary explore --window            → error: --window expects a name, as in: Diary explore --window settings
    $ diary --type Password=x explore   → error: --type is an option of explore and storyboard, as in: Diary explore \
    --type …
    $ diary explore --states 0          → error: --states expects a whole number from 1 on, not “0”
    $ diary explore --actions many      → error: --actions expects a whole number from 1 on, not “many”
    $ diary explore --depth             → error: --depth expects a whole number from 1 on
    $ diary explore --seconds -1        → error: --seconds expects a whole number from 1 on, not “-1”
    $ diary explore --seed -1           → error: --seed expects a whole number from 0 on, not “-1”
    $ diary explore --check             → error: --check expects a file, as in: Diary explore --check places.txt
    $ diary explore --json --text       → error: --text cannot be combined with another kind of output; expected \
    \(ExploreOptions.usage)
    $ diary explore all                 → error: explore does not take “all”; expected \(ExploreOptions.usage)
    $ diary explore --state f           → error: --state keeps a session, but explore begins anew in each walk
    $ diary explore --record f          → error: --record records a session, but explore has no session
    $ diary storyboard                  → error: storyboard expects a file, as in: Diary storyboard map.html
    $ diary storyboard check            → error: storyboard check expects a file, as in: Diary storyboard check \
    storyboard.txt
    $ diary storyboard --json           → error: storyboard does not take “--json”; expected \
    \(ExploreOptions.boardUsage)
    $ diary storyboard a.html b.html    → error: b.html cannot be combined with another kind of output; expected \
    \(ExploreOptions.boardUsage)
    $ diary storyboard a.json --live    → error: --live is for a page, as in: Diary storyboard map.html --live
    $ diary storyboard --live           → error: --live is for a page, as in: Diary storyboard map.html --live
    $ diary storyboard --walks          → error: --walks expects a folder, as in: Diary storyboard map.html --walks walks
    $ diary storyboard m --walks --text → error: --walks expects a folder, as in: Diary storyboard map.html --walks walks
    $ diary storyboard --text --walks w → error: --walks cannot be combined with “--text”; expected \
    \(ExploreOptions.boardUsage)
    $ diary storyboard --walks w check f → error: --walks cannot be combined with “check”; expected \
    \(ExploreOptions.boardUsage)
    $ diary storyboard --covered 80     → error: --covered needs walks, as in: Diary storyboard --walks walks --covered 80
    $ diary storyboard a.html --covered 80 → error: --covered needs walks, as in: Diary storyboard --walks walks \
    --covered 80
    $ diary storyboard --covered 101    → error: --covered expects a whole number from 1 to 100, not “101”
    $ diary storyboard --covered 0      → error: --covered expects a whole number from 1 to 100, not “0”
    $ diary storyboard --covered        → error: --covered expects a whole number from 1 to 100
    $ diary explore --walks w           → error: explore does not take “--walks”; expected \(ExploreOptions.usage)
    $ diary storyboard --walks FOLDER/x → error: cannot read the walks in “FOLDER/x”: there is no such folder; run the \
    tests first, as in: ARMATURE_WALKS=FOLDER/x swift test
    $ diary storyboard --walks FOLDER   → error: there are no walks in “FOLDER”; run the tests first, as in: \
    ARMATURE_WALKS=FOLDER swift test
    $ diary storyboard a.html --state f → error: --state keeps a session, but storyboard begins anew in each walk
    $ diary trace FOLDER/x --html x.html  → error: cannot read the script “FOLDER/x”: there is no such file
    $ diary trace / --html x.html         → error: cannot read the script “/”: it is a folder
    $ diary trace /dev/zero --html x.html → error: cannot read the script “/dev/zero”: it is a device or a pipe, not \
    a file; as a script, - stands for the standard input

    # a page that cannot be written is an error after the walk
    $ diary trace - --html FOLDER/x/y → Diary
    monday                            → error: cannot write the trace to “FOLDER/x/y”: there is no such folder
                                      → Monday | Diary › Monday

    # a trace begins at the place of --state, and keeps it
    $ diary --state FILE                                  → Diary
    tuesday                                               → Tuesday | Diary › Tuesday
    $ diary trace - --html FOLDER/walk.html --state FILE  → Tuesday | Diary › Tuesday
    next                                                  → Monday | Diary › Tuesday › Monday
    $ diary where --state FILE                            → /entry/1/entry/0

    # a -- before all, as others pass it on, is nothing, and so is terminal; after a later -- there are no options
    $ diary terminal where      → /
    $ diary -- where            → /
    $ diary where --            → /
    $ diary -- --state FILE where → /
    $ diary -- open -- /entry/1 → Tuesday | Diary › Tuesday

    # --state starts the app where the user was, and draws nothing before that, whatever the arguments are
    $ diary --state FILE               → Diary
    settings, account                  → Account | Diary › Settings [cover] Account
    $ diary --state FILE               → Account | Diary › Settings [cover] Account
    dismiss, quit                      →
    $ diary --state FILE open account  → Account | Diary › Settings [cover] Account
    where                              → /settings/account
    $ diary open .. --state FILE       → Settings | Diary › Settings
    $ diary open /entry/1 --state FILE → Tuesday | Diary › Tuesday

    # all scenes come back, the same one in front, and a closed one stays closed; a link opens its own scene only
    $ diary open /entry/1 --state FILE → Tuesday | Diary › Tuesday
    scene                              → * main  Tuesday
    scene settings, account            → Account | settings: Settings [cover] Account
    scene other, scene main            → Tuesday | main: Diary › Tuesday
    scene close other                  →
    $ diary --state FILE               → Tuesday | main: Diary › Tuesday
    scene                              →   settings  Account
                                       → * main      Tuesday
    scene settings                     → Account | settings: Settings [cover] Account
    $ diary --state FILE               → Account | settings: Settings [cover] Account
    $ settings-lost --state FILE     → error: cannot open “settings” again: there is no scene “settings”; expected main
                                     → Tuesday | Diary › Tuesday
                                     → exit 0
    $ settings-lost --state FILE     → Tuesday | Diary › Tuesday

    # after a link that leads nowhere, a user sees the restored place [interactive]
    $ diary --state FILE
    settings, account                  → Account | Diary › Settings [cover] Account
    $ diary open /nowhere --state FILE → error: cannot open “/nowhere”: …
                                       → Account | Diary › Settings [cover] Account
    where                              → /settings/account

    # a place behind a sign-in waits in the file, and comes back after the sign-in; a guard is no error
    $ open --state FILE                → Home
    note                               → Note 1 | Home › Note 1
    $ closed --state FILE              → Sign in
    sign in, where                     → /note/1

    # save saves at once and says where; a row with that title wins
    $ diary --state FILE → Diary
    SAVE                 → saved to FILE
    write, save          → error: “Save” is disabled now

    # --state without a file, or twice, starts nothing [exit 2]
    $ diary --state                     → error: \(state)
    $ diary --state --help              → error: \(state)
    $ diary --state=place               → error: \(state)
    $ diary --state ""                  → error: \(state)
    $ diary --state FILE tree --state b → error: --state is given twice; the app has one state file

    # a file that cannot be written is one line and exit status 1, and the app goes on
    $ diary --state FOLDER/none/x → error: cannot save where you are: …
                                  → Diary
    $ diary --state FOLDER/none/x → Diary
    tuesday                       → error: cannot save where you are: …
                                  → Tuesday | Diary › Tuesday
    back, where                   → /
    $ diary --state FOLDER/none/x → Diary
    save                          → error: cannot save where you are: …
    tuesday                       → Tuesday | Diary › Tuesday
    $ diary --state FOLDER        → …
    tuesday                       → error: cannot save where you are: …
                                  → Tuesday | Diary › Tuesday
    """
}
