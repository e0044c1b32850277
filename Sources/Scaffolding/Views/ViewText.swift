import Foundation

/// A view in Swift that draws a screen, made from the rows of an example.
///
/// A row whose title stands in the flow's source is drawn by its title. The others are made of the app's data, so the view
/// draws as many of them as there are.
struct ViewText {
  /// The name of the view: `TripDayView`.
  let name: String
  /// The case that it draws: `TripDestination.day`.
  let destination: String
  private var properties: [Property] = []
  private var rows: [String] = []
  private var bar: [String] = []
  private var hasRowsOfData = false
  private var title = ""

  /// A property of the view, with its value in the flow and in the preview.
  private struct Property {
    let name: String
    let type: String
    let value: String
    let sample: String
  }

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - name: The name of the view.
  ///   - destination: The case that it draws.
  ///   - snapshot: The screen of an example.
  ///   - source: The file that has the screen's texts.
  init(_ name: String, of destination: String, _ snapshot: ScreenSnapshot, in source: String) {
    (self.name, self.destination) = (name, destination)
    let all = (snapshot.rows + snapshot.rows.flatMap { $0.rows ?? [] } + snapshot.bar).map(\.title)
    // A title such as `isNew ? "New" : "Edit"` changes.
    let stands = { (type: String, title: String) in
      [")", ","].contains { source.contains("\(type)(\(title.swiftLiteral)\($0)") }
    }
    let fixed = Set(all.filter { title in stands("Row", title) && all.count { $0 == title } == 1 })
    title = snapshot.title.swiftLiteral
    if !stands("Screen", snapshot.title) { title = add("screen title", "String", "title", title) }
    let data = snapshot.rows.filter { !fixed.contains($0.title) }
    for row in snapshot.rows {
      if fixed.contains(row.title) {
        rows.append(element(row, fixed))
      } else if !hasRowsOfData {
        hasRowsOfData = true
        var others = snapshot.rows.map(\.title).filter(fixed.contains).map(\.swiftLiteral)
        if !others.isEmpty { others[0] = "except: \(others[0])" }
        rows.append(list(data, "rows", wrappedCall("rows", others, at: 30)))
      }
    }
    for (placement, action) in [("leading", "cancellation"), ("trailing", "primary"), ("primary", "confirmation")] {
      let items = snapshot.bar.filter { $0.placement == placement }
      guard !items.isEmpty else { continue }
      let isFixed = items.allSatisfy { fixed.contains($0.title) }
      let drawn =
        isFixed ? items.map { element($0, fixed) } : [list(items, placement, "toolbar(.\(placement))")]
      bar += drawn.map { "ToolbarItem(placement: .\(action)Action) { \($0) }" }
    }
  }

  // MARK: Rows

  private mutating func element(_ row: ScreenSnapshot.Row, _ fixed: Set<String>) -> String {
    let title = row.title.swiftLiteral
    switch row.kind {
    case .text:
      guard let detail = row.detail else { return "Text(\(title))" }
      return "LabeledContent(\(title), value: \(add(row.title, "String", "[\(title)].detail", detail.swiftLiteral)))"
    case .image: return "Label(\(title), systemImage: \((row.image ?? "circle").swiftLiteral))"
    case .link:
      let name = add(row)
      if row.detail == nil { return "Button(\(title)) { \(name).tap() }" }
      return "Button {\n  \(name).tap()\n} label: {\n  LabeledContent(\(title), value: \(name).detail)\n}"
    case .toggle: return "Toggle(\(title), isOn: \(add(row)).isOn)"
    case .field: return "TextField(\(title), text: \(add(row)).text)"
    case .secure: return "SecureField(\(title), text: \(add(row)).text)"
    case .section:
      let rows = row.rows ?? []
      let inner =
        rows.allSatisfy { fixed.contains($0.title) }
        ? rows.map { element($0, fixed) }.joined(separator: "\n") : list(rows, row.title, "[\(title)].rows")
      return "Section(\(title)) {\n\(inner.indented(by: 2))\n}"
    // A system without the control draws another one.
    case .button, .search, .number, .picker, .date, .stepper: return add(row)
    }
  }

  private mutating func list(_ rows: [ScreenSnapshot.Row], _ name: String, _ value: String) -> String {
    "ForEach(\(add(name, "[ScreenRow]", value, Self.samples(rows)))) { $0 }"
  }

  private mutating func add(_ row: ScreenSnapshot.Row) -> String {
    add(row.title, "ScreenRow", "[\(row.title.swiftLiteral)]", Self.sample(row))
  }

  private static func sample(_ row: ScreenSnapshot.Row) -> String {
    let detail = row.detail.map { $0.isEmpty ? "" : ", detail: \($0.swiftLiteral)" } ?? ""
    let rows = row.rows.map { ", rows: \(samples($0))" } ?? ""
    return "ScreenRow(\(row.title.swiftLiteral)\(detail)\(rows))"
  }

  /// A few rows show what there is to see.
  private static func samples(_ rows: [ScreenSnapshot.Row]) -> String {
    let samples = rows.prefix(3).map(sample)
    if samples.count == 1 { return "[\(samples[0])]" }
    return "[\n\(samples.map { "  \($0),\n" }.joined())]"
  }

  /// Adds a property, and returns its name.
  private mutating func add(_ text: String, _ type: String, _ value: String, _ sample: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    var name = words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element.capitalized }.joined()
    if name.first?.isLetter != true { name = "row" + name }
    if ReservedNames.keywords.contains(name) || name == "body" { name += "Row" }
    let taken = Set(properties.map(\.name))
    let number = taken.contains(name) ? (2...).first { !taken.contains("\(name)\($0)") } : nil
    name += number.map { "\($0)" } ?? ""
    properties.append(Property(name: name, type: type, value: value, sample: sample))
    return name
  }

  // MARK: Texts

  /// The answer for the case in the view factory.
  var call: String {
    if properties.isEmpty { return "\(name)()" }
    let short = "ScreenReader { \(made { "$0" + ($0.value.hasPrefix("[") ? "" : ".") + $0.value }) }"
    if short.count <= 100, !short.contains("\n") { return short }
    let call = made { "screen" + ($0.value.hasPrefix("[") ? "" : ".") + $0.value }
    return "ScreenReader { screen in\n\(call.indented(by: 2))\n}"
  }

  private func made(_ value: (Property) -> String) -> String {
    let arguments = properties.map { "\($0.name): \(value($0))" }
    guard arguments.contains(where: { $0.contains("\n") }) else { return wrappedCall(name, arguments, at: 10) }
    return "\(name)(\n\(arguments.joined(separator: ",\n").indented(by: 2)))"
  }

  /// Whether the answer names the placements of a toolbar, which belong to the module Armature.
  var namesPlacements: Bool { properties.contains { $0.value.hasPrefix("toolbar(.") } }

  /// The file of the view.
  var file: String {
    let imports = (properties.contains { $0.type != "String" } ? ["ArmatureUI"] : []) + ["SwiftUI"]
    let lets = properties.map { "    let \($0.name): \($0.type)\n" }.joined()
    let content = (rows.isEmpty ? ["Text(\"Nothing here yet.\")"] : rows).joined(separator: "\n")
    let toolbar =
      bar.isEmpty ? "" : "\n      .toolbar {\n\(bar.joined(separator: "\n").indented(by: 8))\n      }"
    return """
      #if canImport(SwiftUI)
      \(imports.map { "  import \($0)\n" }.joined())
        /// Draws the screen of `\(destination)`.
        struct \(name): View {
      \(lets)\(lets.isEmpty ? "" : "\n")    var body: some View {
            \(hasRowsOfData ? "List" : "Form") {
      \(content.indented(by: 8))
            }
            .navigationTitle(\(title))\(toolbar)
          }
        }

        #Preview {
          NavigationStack {
      \(made(\.sample).indented(by: 6))
          }
        }
      #endif

      """
  }
}
