import Armature
import Testing

@MainActor
@Suite("Samples: apps with a lock and with gates")
struct LockedSampleTests {
  // MARK: A bank with a lock

  nonisolated private static let bank = AppWalk.each(
    """
    an alert is pending while the app is locked
      = Accounts, tab Transfers = Transfers, tap New transfer = Transfers | sheet: New transfer, !tap Send,
      fill Payee Bob, fill Amount 20, tap Send = Transfers | sheet: New transfer | alert: Send it?,
      lock = locked: Locked, lacks Send now, lacks Bob, tap Enter code = locked: Locked > First step, !tap Next,
      fill Code 99, !tap Next, back = locked: Locked,
      unlock = Transfers | sheet: New transfer | alert: Send it?, has Send now, lock = locked: Locked,
      unlock & tap Not yet = Transfers | sheet: New transfer, has Bob, tap Send & lock & unlock,
      tap Send now = Transfers > 20 to Bob, lock = locked: Locked, lacks Bob, unlock = Transfers > 20 to Bob,
      back = Transfers, has 20 to Bob
    a question waits while the app is locked, and another one for its turn
      tap Everyday = Accounts > Everyday, tap Close account = Accounts > Everyday | alert: Close it?,
      lock = locked: Locked, lacks Close it?, unlock = Accounts > Everyday | alert: Close it?,
      tap Cancel = Accounts > Everyday, tap Freeze = Accounts > Everyday | alert: For how long?,
      lock & ask = locked: Locked, lacks Rate us?, unlock = Accounts > Everyday | alert: For how long?,
      lock & unlock & tap 7 days = Accounts > Everyday | alert: Rate us?, lock = locked: Locked,
      unlock & tap Rate = Accounts > Everyday, has Frozen for 7, has Rated, tap Close account & lock & unlock,
      tap Close = Accounts, lock & ask = locked: Locked, unlock = Accounts | alert: Rate us?, tap Cancel = Accounts
    a tab is shown and hidden while the app is locked
      tabs Accounts/Transfers, lock & hire = locked: Locked, unlock = Accounts, tabs Accounts/Transfers/Advisor,
      tab Advisor = Advisor, tap Mortgage = Advisor > Mortgage plan, lock & unlock = Advisor > Mortgage plan,
      tap Call = Advisor > Mortgage plan | alert: Call now?, lock & fire = locked: Locked, unlock = Transfers,
      tabs Accounts/Transfers, lock & hire & unlock = Transfers, tab Advisor,
      is Advisor > Mortgage plan | alert: Call now?, tap Yes = Advisor > Mortgage plan, has Called, lock,
      open /accounts & fire & unlock = Accounts, hire & tab Advisor = Advisor > Mortgage plan, back = Advisor
    links wait while the app is locked, and the last one is opened
      tap Savings = Accounts > Savings, lock & open /transfers/form = locked: Locked, waits /transfers/form,
      hears held /transfers/form, !open /nowhere = locked: Locked, waits /transfers/form, open /accounts/account/1,
      waits /accounts/account/1, hears replaced /transfers/form + held /accounts/account/1, tap Enter code & back,
      unlock = Accounts > Everyday, waits nothing, hears opened /accounts/account/1, lock & open /transfers/form,
      unlock = Transfers | sheet: New transfer, fill Payee Eve, lock & open /transfers/form = locked: Locked,
      unlock = Transfers | sheet: New transfer, has Eve, lock, !open /accounts/account/9, waits nothing,
      unlock = Transfers | sheet: New transfer, lock & open /accounts & unlock = Accounts, at /accounts
    the app is launched locked [lock]
      = locked: Locked, lacks Everyday, tap Enter code = locked: Locked > First step, back = locked: Locked,
      ask = locked: Locked, unlock = Accounts | alert: Rate us?, tap Cancel = Accounts, tap Everyday,
      lock & relaunch = locked: Locked, lacks Everyday, unlock = Accounts > Everyday, tap Freeze,
      lock & relaunch = locked: Locked, unlock = Accounts > Everyday, lock & open /transfers & relaunch,
      is locked: Locked, waits /transfers, unlock = Transfers, tab Accounts = Accounts > Everyday
    a link launches the app while it is locked [lock]
      from /accounts/account/2, = locked: Locked, waits /accounts/account/2, lacks Savings,
      unlock = Accounts > Savings, waits nothing, at /accounts/account/2, back = Accounts, tap Everyday,
      lock & relaunch /transfers/form = locked: Locked, waits /transfers/form, !open /nowhere,
      open /accounts/account/2, waits /accounts/account/2, relaunch = locked: Locked, waits /accounts/account/2,
      relaunch /transfers/form = locked: Locked, waits /transfers/form, unlock = Transfers | sheet: New transfer,
      swipe = Transfers, tab Accounts = Accounts > Everyday, back & tap Savings & lock & unlock = Accounts > Savings
    the app is killed while it is locked
      tab Transfers, tap New transfer & fill Payee Eve & fill Amount 5 & tap Send,
      is Transfers | sheet: New transfer | alert: Send it?, lock & relaunch = locked: Locked, lacks Eve,
      unlock = Transfers | sheet: New transfer, has Eve, has 5, lock & relaunch & relaunch = locked: Locked,
      unlock = Transfers | sheet: New transfer, tap Send & tap Send now = Transfers > 5 to Eve,
      lock & open /accounts/account/1 & relaunch & tap Enter code & relaunch = locked: Locked,
      waits /accounts/account/1, unlock = Accounts > Everyday, back = Accounts, tab Transfers = Transfers > 5 to Eve
    the app is locked again at once
      tap Everyday, tap Close account = Accounts > Everyday | alert: Close it?, lock & blink = locked: Locked,
      blink later = locked: Locked, open /transfers/form & blink & blink later = locked: Locked, lacks Payee,
      unlock = Transfers | sheet: New transfer, fill Payee Al, flash = Transfers | sheet: New transfer, has Al,
      flash later = Transfers | sheet: New transfer, has Al, lock & tap Enter code & blink,
      is locked: Locked > First step, back = locked: Locked, unlock & lock & unlock,
      is Transfers | sheet: New transfer, swipe = Transfers, tab Accounts,
      is Accounts > Everyday | alert: Close it?, flash later & tap Cancel = Accounts > Everyday
    the user signs out while the app is locked
      tap Everyday, tap Close account = Accounts > Everyday | alert: Close it?, lock & sign out = locked: Locked,
      unlock = Sign in, lacks Everyday, tap As Ada = Accounts, tap Savings, tab Transfers, tap New transfer,
      fill Payee Eve, lock & sign out & relaunch = locked: Locked, unlock = Sign in, tap As Ada = Accounts,
      tab Transfers = Transfers, tap New transfer, lacks Eve, lock & sign out & open /accounts/account/2,
      waits /accounts/account/2, unlock = Sign in, waits /accounts/account/2, lock & sign in = locked: Locked,
      unlock = Accounts > Savings, waits nothing
    a link that waits for the unlock is given up if its user signs out
      tap Everyday, lock & open /transfers/form, waits /transfers/form, sign out = locked: Locked, unlock = Sign in,
      waits nothing, lock & relaunch & unlock = Sign in, waits nothing, open /accounts/account/9,
      waits /accounts/account/9, tap As Ada = Accounts, waits nothing, lock & open /accounts/account/2,
      relaunch & sign out = locked: Locked, waits /accounts/account/2, unlock = Sign in, waits nothing,
      open /transfers, waits /transfers, tap As Ada = Transfers
    two windows are locked together, each at its place
      tap Everyday = Accounts > Everyday, turn second = Accounts, tab Transfers, tap New transfer,
      lock = locked: Locked, turn main = locked: Locked, tap Enter code, turn second = locked: Locked,
      unlock = Transfers | sheet: New transfer, turn main = Accounts > Everyday, tap Close account,
      lock & open /transfers = locked: Locked, waits /transfers, turn second = locked: Locked, waits nothing,
      sign out & unlock = Sign in, turn main = Sign in, tap As Ada = Accounts, turn second = Accounts, tap Savings,
      lock & relaunch = locked: Locked, turn main = locked: Locked, unlock = Accounts, turn second,
      is Accounts > Savings
    """)

  @Test("a bank", arguments: bank)
  private func bank(_ walk: AppWalk, _ host: AppWalk.Host) async throws { try await walk(on: host, LockedBank()) }

  // MARK: A wallet with two gates

  nonisolated private static let wallet = AppWalk.each(
    """
    rows and verbs wait behind both gates
      = Home, tap Card 1 = Home | sheet: Sign in, waits /home/card/1, tap As Ada = Home | sheet: Plans,
      waits /home/card/1, tap Gold = Home > Card 1, waits nothing, at /home/card/1, back = Home, reset,
      tap Top up = Home | sheet: Sign in, waits /home/top-up, tap As Ada = Home | sheet: Plans,
      tap Gold = Home > Top up, reset = Home | sheet: Sign in, waits nothing, swipe = Home,
      tap PIN = Home | sheet: Sign in, waits pin, tap As Ada, waits pin, tap Gold = Home > PIN, has 4711,
      back = Home, tap Card 2 = Home > Card 2
    a tab waits, and leaving a gate gives it up
      tab Vault = Home | sheet: Sign in, waits /vault, swipe = Home, waits nothing, hears refused /vault,
      tab Vault = Home | sheet: Sign in, tap As Ada = Home | sheet: Plans, swipe = Home, waits nothing, tab Vault,
      is Home | sheet: Plans, waits /vault, tap Gold = Vault, has Gold bars, reset = Home | sheet: Sign in,
      waits nothing, tap As Ada = Home, tab Vault = Home | sheet: Plans, tap Gold = Vault, tab Home & reset = Home,
      tap Card 2 & swipe = Home, waits nothing, open /vault = Home | sheet: Sign in, swipe = Home
    a flow with a result waits
      tap Pay = Home | sheet: Sign in, waits /home/payment, tap As Ada = Home | sheet: Plans, waits /home/payment,
      tap Gold = Home | sheet: Amount, tap Five = Home | sheet: Amount > Check, tap Pay five = Home, has Paid 5,
      reset, tap Pay = Home | sheet: Sign in, swipe = Home, has Not paid, tap Pay & tap As Ada & swipe = Home,
      waits nothing, reset, tap Pay, lock & sign in = locked: Locked, unlock = Home | sheet: Plans,
      lock & subscribe & unlock = Home | sheet: Amount, tap Five & lock & unlock = Home | sheet: Amount > Check,
      tap Pay five = Home, has Paid 5, lacks Not paid
    a newer wish replaces the older one
      tap Card 1 = Home | sheet: Sign in, open /vault = Home | sheet: Sign in, waits /vault,
      hears replaced /home/card/1 + held /vault, tap As Ada = Home | sheet: Plans, waits /vault,
      open /home/card/2 = Home | sheet: Plans, waits /home/card/2, !open /nowhere, waits /home/card/2,
      tap Gold = Home > Card 2, reset & swipe = Home, tap Pay = Home | sheet: Sign in, open /home/card/1,
      waits /home/card/1, tap As Ada & tap Gold = Home > Card 1, back = Home, has Not paid, reset & tap PIN, waits pin,
      open /home/top-up, waits /home/top-up, open /home = Home, waits nothing
    the user signs out at the second gate
      tap Card 1 = Home | sheet: Sign in, tap As Ada = Home | sheet: Plans, tap Sign out = Home, waits nothing,
      tap Card 1 = Home | sheet: Sign in, tap As Ada, lock & sign out = locked: Locked, unlock = Home, waits nothing,
      tab Vault & tap As Ada & relaunch = Home | sheet: Plans, waits /vault, tap Sign out = Home, waits nothing,
      tap Pay & tap As Ada = Home | sheet: Plans, tap Sign out = Home, has Not paid, open /home/card/2,
      tap As Ada & sign out = Home, waits nothing, sign in & subscribe = Home, tap Card 2 = Home > Card 2
    the app is ended while something waits
      tap Card 1 = Home | sheet: Sign in, relaunch = Home | sheet: Sign in, waits /home/card/1, tap As Ada & relaunch,
      is Home | sheet: Plans, waits /home/card/1, tap Gold = Home > Card 1, reset & swipe = Home, tap PIN, waits pin,
      relaunch = Home | sheet: Sign in, waits nothing, tap As Ada = Home, tap PIN = Home | sheet: Plans, waits pin,
      relaunch = Home | sheet: Plans, waits nothing, tap Gold = Home, reset & tap Pay & relaunch,
      is Home | sheet: Sign in, waits /home/payment, tap As Ada & tap Gold = Home | sheet: Amount,
      tap Five & tap Pay five = Home, lacks Paid
    the app is locked while something waits at a gate
      tap Card 1 = Home | sheet: Sign in, lock = locked: Locked, waits /home/card/1, unlock = Home | sheet: Sign in,
      waits /home/card/1, lock & sign in = locked: Locked, unlock = Home | sheet: Plans, waits /home/card/1,
      lock & relaunch & subscribe = locked: Locked, unlock = Home > Card 1, reset & swipe & tap PIN,
      lock & unlock = Home | sheet: Sign in, waits pin, lock & open /vault, waits /vault,
      unlock = Home | sheet: Sign in, waits /vault, lock & sign in & subscribe = locked: Locked, unlock = Vault,
      lock & reset = locked: Locked, unlock = Home | sheet: Sign in, waits nothing, swipe & tap Top up,
      waits /home/top-up, flash later = Home | sheet: Sign in, waits /home/top-up, tap As Ada & tap Gold = Home > Top up
    the app is launched locked, by a link to a place behind the gates [lock]
      from /home/card/2, = locked: Locked, waits /home/card/2, unlock = Home | sheet: Sign in, waits /home/card/2,
      lock & relaunch = locked: Locked, unlock = Home | sheet: Sign in, waits /home/card/2, tap As Ada & lock,
      relaunch /vault = locked: Locked, waits /vault, unlock = Home | sheet: Plans, waits /vault, tap Gold = Vault,
      tab Home = Home, lock & relaunch & unlock = Home, tab Vault = Vault, lock & unlock = Vault
    """)

  @Test("a wallet", arguments: wallet)
  private func wallet(_ walk: AppWalk, _ host: AppWalk.Host) async throws { try await walk(on: host, Wallet()) }
}
