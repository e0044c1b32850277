/// Links and scenes in a terminal.
extension Sessions {
  private static let waits = "waits until a guard admits it."
  private static let noLink =
    "“BoardDestination” has no link: make the type Codable, or name the destination in its links"

  static let links = """
    # open goes to a link, and where prints it
    $ diary
    * where                             → /
    * open /entry/1                     → Tuesday | Diary › Tuesday
    * open entry/1, where               → /entry/1
    * monday, open entry/1, where       → /entry/0/entry/1
    * monday, open .., where            → /
    * open /day/1, where                → /entry/1
    * open /settings/~/entry/1, where   → /settings/~/entry/1
    * write, set title x, mood, where   → /editor/moods

    # a link in the arguments is opened before the first command is read, and where as an argument prints one
    $ diary open /settings/account → Account | Diary › Settings [cover] Account
    back                           → Settings | Diary › Settings
    $ diary open ../entry/1        → Tuesday | Diary › Tuesday
    where                          → /entry/1
    $ diary where                  → /
    $ diary open /settings/acount  → error: cannot open “/settings/acount”: “acount” (part 2 of the link) is \
    not a destination here; expected options, account, terms; did you mean “account”?
    $ diary open /entry/x          → error: cannot open “/entry/x”: “x” (part 2 of the link) is not a value of \
    type Int; expected _0: Int
    $ diary open /entry            → error: cannot open “/entry”: the end of the link comes before the value _0; \
    expected _0: Int
    $ diary open diary://main/e/1  → error: cannot open “diary://main/e/1”: “diary://main/e/1” does not belong to \
    this scene; expected a path

    # a user is told of a wrong link in the arguments, and starts at the root [interactive]
    $ diary open /nowhere → error: cannot open “/nowhere”: “nowhere” is not…
                          → Diary
    monday                → Monday | Diary › Monday

    # where reports a screen without a link
    $ board
    next       → Next | Board › Next
    where      → error: there is no link to this screen: \(noLink)
    open /next → error: cannot open “/next”: \(noLink)

    # a link waits for a guard, from the start on, until it opens or is given up, with the reason
    $ gated
    open /note/7         → The link “/note/7” \(waits)
                         → Sign in | Home › Sign in
    open /note/7         →
    sign in              → Note 7 | Home › Note 7
    where                → /note/7
    $ gated open /note/7 → The link “/note/7” \(waits)
                         → Sign in | Home › Sign in
    sign in              → Note 7 | Home › Note 7
    $ gated
    open /note/7         → The link “/note/7” \(waits)
                         → Sign in | Home › Sign in
    open /note/8         → The link “/note/7” is not opened any more: /note/8 is newer
                         → The link “/note/8” \(waits)
    not now              → The link “/note/8” is not opened any more: …
                         → Home

    # a row, a verb, a tab and a link wait for the sign-in, also at a second gate; the tab shows the sign-in itself
    $ club
    lounge         → The link “/rooms/lounge” \(waits)
                   → Sign In | Rooms › Lobby [sheet] Sign In
    sign in        → Lounge | Rooms › Lobby › Lounge | [Rooms] · Bar
    $ club
    vault          → …
                   → Sign In | Rooms › Lobby [sheet] Sign In
    sign in        → Vault | Rooms › Lobby › Vault | [Rooms] · Bar
    $ club
    tab bar        → Sign In | Rooms · [Bar]
    sign in        → Bar | Rooms · [Bar]
    $ club open /rooms/cellar → The link “/rooms/cellar” \(waits)
                   → Sign In | Rooms › Lobby [sheet] Sign In
    sign in        → Code | Rooms › Lobby › Code | [Rooms] · Bar
    enter          → Cellar | Rooms › Lobby › Cellar | [Rooms] · Bar
    $ club
    cellar         → The link “/rooms/cellar” \(waits)
                   → Sign In | Rooms › Lobby [sheet] Sign In
    sign in        → Code | Rooms › Lobby › Code | [Rooms] · Bar
    sign out       → The link “/rooms/cellar” is not opened any more: …
                   → Lobby | [Rooms] · Bar

    # a link waits behind a question, until the user answers; the hints have back, which asks
    $ open
    1                     → Note 1 | Home › Note 1
    edit                  → ∋ · back ·
    open /note/2          → The link “/note/2” waits for your answer.
                          → Home › Note 1 [alert] Discard?
    Cancel                → The link “/note/2” is not opened any more: …
                          → Note 1 | Home › Note 1
    open /note/2, Discard → The link “/note/2” waits for your answer.
                          → Note 2 | Home › Note 2

    # the name of the scene is shown, listed and in the hint when there is more than one
    $ windows            → Diary ∋ 1–4 or a title · tree · help · quit
    scene                → * main  Diary
    scene settings       → Settings | settings: Settings
    scene                →   main      Diary
                         → * settings  Settings
    account              → Account | settings: Settings [cover] Account
    scene MAIN           → Diary | main: Diary ∋ 1–4 or a title · tree · scene <name> · help
    tuesday              → Tuesday | main: Diary › Tuesday
    scene                → * main      Tuesday
                         →   settings  Account
    scene close settings → Tuesday | Diary › Tuesday
    scene a b            → Diary | a b: Diary

    # links lead to the scene that they name, and are printed with it
    $ windows
    * where                                → diary://main/
    * open diary://settings/account, where → diary://settings/account
    * open diary://other/entry/1, scene main, open /entry/0, where → diary://main/entry/0
    * scene a/b, open /entry/1, where      → diary://a%2Fb/entry/1
    * scene "close", where                 → diary://close/

    # a link in the arguments opens its scene alone
    $ windows open diary://settings/account → Account | Settings [cover] Account
    where                                   → diary://settings/account
    scene                                   → * settings  Account
    $ windows open diary://a%2Fb/entry/1    → Tuesday | Diary › Tuesday
    where                                   → diary://a%2Fb/entry/1
    scene                                   → * a/b  Tuesday

    # a failed command about scenes prints an error and changes nothing
    $ windows
    scene close                  → error: cannot close “main”: it is the only scene; quit ends the app
    scene close settings         → error: there is no scene “settings”; expected main
    scene close ""               → error: there is no scene “”; expected main
    scene nothing                → error: cannot open “nothing”: there is no scene “nothing”; expected main
    open diary://settings/acount → error: cannot open “diary://settings/acount”: “acount” is not a destination \
    here; expected options, account, terms; did you mean “account”?
    scene settings               → Settings | settings: Settings
    scene close setings          → error: there is no scene “setings”; expected main, settings; did you mean “settings”?
    open diary://nothing/entry/1 → error: cannot open “diary://nothing/entry/1”: “nothing” is not a scene of this \
    app; expected main, settings

    # an app without a first scene does not start
    $ nothing                       → error: cannot start: there is no scene “main”; none is open
    $ nothing open diary://nothing/ → error: cannot open “diary://nothing/”: “main” is not a scene of this app
    """
}
