#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import SwiftUI

  extension OrderDestination: ViewDestination {
    func view(in flow: OrderCoordinator) -> some View {
      switch self {
      case .form:
        ScreenReader { screen in
          OrderFormView(
            screenTitle: screen.title,
            state: screen["State"].detail,
            help: screen["Help"],
            owner: screen["Owner"],
            open: screen["Open"],
            note: screen["Note"],
            password: screen["Password"],
            search: screen["Search"],
            tip: screen["Tip"],
            size: screen["Size"],
            day: screen["Day"],
            count: screen["Count"],
            street: screen["Street"].detail,
            showTheMap: screen["Show the map"],
            rows: screen.rows(
              except: "Thank you.", "State", "Paid", "Help", "Owner", "Open", "Note", "Password",
              "Search", "Tip", "Size", "Day", "Count", "Where", "Before", "Pay", "Delete"),
            before: screen["Before"].rows,
            pay: screen["Pay"],
            delete: screen["Delete"],
            cancel: screen["Cancel"],
            trailing: screen.toolbar(.trailing))
        }
      default: WireframeView()
      }
    }
  }
#endif
