/// Screens, columns, dialogs, tabs and mistakes in a terminal.
extension Sessions {
  private static let commands =
    "; expected a title, set, back, pop, dismiss, root, tab, open, fold, unfold, where, tree, scene, save, help, quit"
  private static let noStack =
    "was refused: cannot push here: the layer was presented without a stack of its own; present it with a stack, "
    + "or show the destination as a sheet or a cover"
  private static let tabs =
    "expected “Home” (start), “Search”, “My notes” (my-notes), “Second home” (home), "
    + "“Secret notes” (secret), “Twins” (twin), “Twins” (twin-2)"

  static let screens = """
    # a dialog is a layer, and the hint names what can be done
    $ notes
    * deletion → Bread [dialog] Delete the note? ∋ 1–5 or a title · back · dismiss · root · tree ∋ help · quit
    * renaming → Bread [alert] Rename ∋ 1–3 or a title · set <field> <text> · back ∋ dismiss · root · tree · help · quit
    * notice   → Bread [alert] すべて保存しました ∋ 1 or its title · back · dismiss · root · tree ∋ help · quit

    # a dialog is answered by number and by title; going back or dismissing it runs no action
    $ notes
    * deletion, 1       → Bread ∋ It is deleted.
    * deletion, keep    → Bread ∋ It is kept.
    * deletion, back    → Bread ∋ It is new.
    * deletion, dismiss → Bread ∋ It is new.

    # a dialog is answered with text in its field
    $ notes
    renaming, set name Cake → Bread [alert] Rename ∋ │   1  Name: Cake │
    rename                  → Cake

    # a failed answer to a dialog prints one line of error
    $ notes
    * deletion, burn      → error: “Burn”: no matches
                          → Bread
    * deletion, send away → error: “Send away”: offline
                          → Bread
    * deletion, archive   → error: “Archive” is disabled now
    * deletion, not here  → error: “not here” is neither…

    # a popover is a layer, and a link opens it or an inspector
    $ notes
    filters                    → Filters | Bread [popover] Filters ∋ back · dismiss · root · tree · help · quit
    dismiss, open /photo/info  → Info | Bread › Photo 7 [inspector] Info
    open /filters;as=inspector → Filters | Bread [inspector] Filters

    # commands lead to screens, and the exit status tells whether one has failed
    $ diary                           → Diary
    * quit, back                      →
    * root                            →
    * tree, help                      → …
    * 9, 1                            → error: there is no row 9; expected a number from 1 to 4
                                      → Monday | Diary › Monday
    * monday, back, back, monday      → error: cannot go back: this is the root
                                      → Monday | Diary › Monday
    * tuesday, next, 1                → Tuesday | Diary › Tuesday › Monday › Tuesday
    * settings, account, root         → Diary
    * settings, account, sign out     → Diary
    * write, dismiss                  → Diary
    * write, mood, back               → New entry | Diary [sheet] New entry
    * write, cancel                   → Diary
    * write, set title x, erase, back → Diary
    * write, set title x, save        → Diary ∋ 3    x                                 day 2 ›

    # a screen shows the values that a user has entered, and the hint names what can be done
    $ diary
    write           → … ∋ 1  Title: (a few words) ∋ 7  Save (disabled) ∋ set <field> <text> · back ∋ dismiss · root
    set 1 Wednesday → … ∋ 1  Title: Wednesday ∋ 6  Cancel    7  Save ∋ set <field> <text> · root
    Private         → … ∋ 3  [x] Private
    PRIVATE         → … ∋ 3  [ ] Private
    set title " a " → … ∋ 1  Title:  a
    set 1           → … ∋ 1  Title: (a few words)

    # the command tree shows where the user is
    $ diary
    tree → DiaryCoordinator
         → └─ root   entries
    settings, account
    tree → DiaryCoordinator
         → ├─ root   entries
         → └─ push   settings → SettingsCoordinator
         →    ├─ root   options
         →    └─ cover  account

    # a window that is folded already is folded, and one that is not folded is unfolded [60 columns]
    $ library
    unfold →
    fold   → Shelf
    fold   →
    unfold → Shelf  │
    unfold →

    # a number, a title and a field reach any column, and numbers tell equal titles apart [90 columns]
    $ mail
    work        → Accounts  │  Work  │ ∋ 5  Monday                  │      Nothing is chosen yet. ∋ 8  About ›
    5           → Accounts  │  Work  │  Monday
    set name x  →
    about       → error: “about” may be 4 “About”, 8 “About”; use the number
    4           → About | Accounts › Work › Monday [sheet] About
    dismiss, 8  → About | Accounts › Work › Monday [sheet] About
    dismiss, 11 → error: there is no row 11; expected a number from 1 to 10
    set 4 x     → error: “About” is not a field; it takes no text

    # pop leads back to a screen by its title, in the stack on display
    $ diary
    Monday, next, next → Monday | Diary › Monday › Tuesday › Monday
    pop nowhere        → error: there is no screen “nowhere” to go back to; there are “Diary”, “Monday”, “Tuesday”
    pop tuesday, where → /entry/0/entry/1

    # columns that are empty have a placeholder, and each has its own way back [60 columns]
    $ library → Shelf  │ ∋   1  Poems          │      Nothing is chosen yet. ∋ 1–4 or a title · tree · help · quit
    letters   → Shelf  │  Letters ∋   1  Poems          │      Chosen on the shelf.          now
    end       → Shelf › Letters › End | Shelf  │  End
    more      → Shelf › More › Letters › End | More  │  End
    back      → Shelf › More › Letters | More  │  Letters

    # an inspector is a layer of its own in a folded window [70 columns]
    $ notes
    about, photo, where → /photo/info ∋ ── Photo 7 ────────────────────────── │ ── Info ────────────────────── \
    ∋                                       │      12 photos ∋ back · dismiss · root · tree · help · quit
    fold                → Info | Bread › Photo 7 [inspector] Info ∋ back · dismiss · root · unfold · tree · help
    dismiss             → Photo 7 | Bread › Photo 7

    # tab selects by title or name, in upper or lower case, or by a beginning with one match; else it names the tabs
    $ tabs
    tab secret     → secret | …
    tab Search     → search | …
    tab start      → start | …
    tab search     → search | …
    tab my notes   → my-notes | …
    tab sea        → search | …
    tab "my notes" → my-notes | …
    tab home       → start | …
    tab twin       → twin | …
    tab twin-2     → twin-2 | …
    tab  search    → search | …
    tab x          → error: there is no tab “x”; \(tabs)
    tab serach     → error: there is no tab “serach”; \(tabs); did you mean “Search”?
    tab ""         → error: there is no tab “”; \(tabs)
    tab se         → error: “se” may be “Search”, “Second home” (home), “Secret notes” (secret); type all of it, \
    or the name
    tab twins      → error: “twins” may be “Twins” (twin), “Twins” (twin-2); type all of it, or the name

    # tab without a name lists the tabs; a tab is no row
    $ house
    library    → error: “Library” is a tab; expected tab Library
    tab        → * Home
               →   Search (3)
               →   Library
    tab search → Settings | Home · [Search (3)] · Library
    TAB        →   Home
               → * Search (3)
               →   Library

    # without tabs, tab is an error, and an empty container has no bar
    $ diary
    tab, tab home → error: there are no tabs here
                  → error: there are no tabs here
    $ none        → Cards ∋ There is nothing to show.
    tab           → error: there are no tabs here

    # the bars are those of the containers on display, the outermost first
    $ hall                     → Hall
    * house                    → Diary | Hall › Home › Diary | [Home] · Search (3) · Library
    * house, monday            → Monday | Hall › Home › Diary › Monday | [Home] · Search (3) · Library
    * house, settings, account → Account | Hall › Home › Diary › Settings [cover] Account
    * house, write             → New entry | Hall › Home › Diary [sheet] New entry
    * sheet                    → Diary | Hall [sheet] Home › Diary | [Home] · Search (3) · Library
    * sheet, tab library       → Shelf | Hall [sheet] Library › Shelf | Home · Search (3) · [Library]
    * books                    → Shelf | Hall [sheet] Shelf
    * open /house/~/over       → Hall | Hall › Home › Diary › Hall ∋ back · root · tree · help
    * open /house/~/over, tab home → error: there are no tabs here
    * books, poems             → Poems | Hall [sheet] Shelf › Poems

    # tree shows the flows of a container [60 columns]
    $ house
    tab library, poems → Home · Search (3) · [Library] | Shelf  │  Poems
    tree               → Cards
                       → ├─ hidden   home → DiaryCoordinator
                       → │  └─ root   entries
                       → └─ visible  library → Library
                       →    ├─ visible  sidebar → Shelf
                       →    │  └─ root   shelf("Shelf")
                       →    └─ visible  detail → Leaf
                       →       └─ root   leaf("Poems")

    # the bar is shown as long as the screen belongs to a tab
    $ house    → Diary | [Home] · Search (3) · Library ∋ 1–4 or a title · tab <name> · tree · help · quit
    tab search → Settings | Home · [Search (3)] · Library ∋ 1 or its title · tab <name> · tree · help · quit
    account    → Account | Search › Settings [cover] Account ∋ 1–3 or a title · back · dismiss · root · tree

    # a failed command prints one line and changes nothing
    $ diary
    back                      → error: cannot go back: this is the root
    dismiss                   → error: there is nothing to dismiss; no sheet, cover or dialog is open
    open                      → error: open needs a link, as in: open /note/7
    monday                    → Monday | Diary › Monday
    dismiss                   → error: there is nothing to dismiss; no sheet, cover or dialog is open
    2                         → error: there is no row 2; expected 1
    set 1 x                   → error: “Next” is not a field; it takes no text
    set next x                → error: “Next” is not a field; it takes no text
    set title x               → error: there is no field “title”; there are none on this screen
    save                      → error: there is no row “save” here, and no file to save to; start the app with \
    --state <file>
    open /entri/1             → error: cannot open “/entri/1”: “entri” is not a \
    destination here; expected entries, entry, editor, settings; did you mean “entry”?
    open ../x                 → error: cannot open “../x”: “x” (part 2 of the link) is not a destination here; \
    expected entries, entry, editor, settings
    open /a /b                → error: cannot open “/a /b”: …; open expects one link
    open a b                  → error: cannot open “a b”: …; open expects one link
    back                      → Diary
    write                     → New entry | Diary [sheet] New entry
    title                     → error: “Title” takes text, as in: set 1 hello
    save                      → error: “Save” is disabled now
    save now                  → error: “save now” is not a title on this screen, and save takes nothing after it
    set                       → error: set needs a field and its text, as in: set 1 hello
    set "Title x              → error: the closing quote is missing in "Title x
    pop Monday                → error: there is no screen “Monday” to go back to; this is the first one
    set title x               → New entry | Diary [sheet] New entry
    back                      → error: cannot go back: this screen cannot be left now
    mood                      → Mood | Diary [sheet] New entry › Mood
    dismiss                   → error: cannot dismiss it: this screen cannot be left now
    root, settings            → Settings | Diary › Settings
    wheer                     → error: “wheer” is neither a command nor a title on this screen\(commands); \
    did you mean “where”?
    open account/terms        → error: cannot open “account/terms”: “terms” (part 2 of the link) \(noStack)
    open diary://main/entry/1 → error: cannot open “diary://main/entry/1”: “diary://main/entry/1” does not belong \
    to this scene; expected a path
    account                   → Account | Diary › Settings [cover] Account
    terms                     → error: SettingsCoordinator.show(_:as:) \(noStack)
    try the terms             → error: SettingsCoordinator.push(_:) \(noStack)
    """
}
