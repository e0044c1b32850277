import Armature

/// Places as tables. Each text, row, screen and place stands in its table once, and others name it by its position.
struct PlaceTables: Encodable {
  private var texts = Table<String>()
  private var rows = Table<Row>()
  private var screens = Table<Screen>()
  private var areas = Table<Area>()
  private var places = Table<Place>()

  private struct Place: Hashable, Encodable {
    let scene: Int?
    let area: Int?
    let layers: [Layer]
    /// Either this or `noLink`.
    let link: Int?
    /// The reason why there is no link.
    let noLink: Int?
  }

  private struct Layer: Hashable, Encodable {
    let style: String
    let titles: [Int]
  }

  /// A screen, a bar with an area, or columns.
  private struct Area: Hashable, Encodable {
    var screen: Int?
    var bar: [BarItem]?
    var area: Int?
    var columns: [Column]?
  }

  private struct BarItem: Hashable, Encodable {
    let title: Int
    let badge: Int?
    let role: String?
    let isSelected: Bool?
  }

  private struct Column: Hashable, Encodable {
    let area: Int?
    let placeholder: Int?
  }

  private struct Screen: Hashable, Encodable {
    let title: Int
    let message: Int?
    let isDialog: Bool?
    let rows: [Int]
    let toolbar: [Int]?
  }

  private struct Row: Hashable, Encodable {
    let kind: RowKind
    let title: Int
    let detail: Int?
    let value: Int?
    let hint: Int?
    let state: Trace.Row.State?
    let role: String?
    let failure: Int?
    let depth: Int?
    let placement: String?
  }
}

// Every text of the app passes through `add(_: String)`.
extension PlaceTables {
  /// Returns the position of a text.
  mutating func add(_ text: String) -> Int { texts.position(of: text.pageText) }

  private mutating func add(_ text: String?) -> Int? { text.map { add($0) } }

  /// Returns the position of a place.
  mutating func add(_ place: Trace.Place) -> Int {
    var (link, noLink): (Int?, Int?)
    switch place.link {
    case .text(let text): link = add(text)
    case .none(let reason): noLink = add(reason)
    }
    return places.position(
      of: Place(
        scene: add(place.scene), area: place.area.map { add($0) },
        layers: place.layers.map { layer in Layer(style: layer.style, titles: layer.titles.map { add($0) }) },
        link: link, noLink: noLink))
  }

  private mutating func add(_ area: Trace.Area) -> Int {
    var new = Area()
    switch area {
    case .screen(let screen): new.screen = add(screen)
    case .barred(let bar, let area):
      new.bar = bar.items.map { item in
        BarItem(
          title: add(item.title), badge: add(item.badge), role: item.role?.rawValue,
          isSelected: item.isSelected ? true : nil)
      }
      new.area = add(area)
    case .columns(let columns):
      new.columns = columns.map { column in
        Column(
          area: column.area.map { add($0) }, placeholder: column.area == nil ? add(column.placeholder) : nil)
      }
    }
    return areas.position(of: new)
  }

  private mutating func add(_ screen: Trace.Screen) -> Int {
    screens.position(
      of: Screen(
        title: add(screen.title), message: add(screen.message), isDialog: screen.isDialog ? true : nil,
        rows: screen.rows.map { add($0) }, toolbar: screen.toolbar.map { add($0) }.nonEmpty))
  }

  private mutating func add(_ row: Trace.Row) -> Int {
    rows.position(
      of: Row(
        kind: row.kind, title: add(row.title), detail: add(row.detail), value: add(row.value?.nonEmpty),
        hint: add(row.hint), state: row.state, role: row.role?.rawValue, failure: add(row.failure),
        depth: row.depth == 0 ? nil : row.depth, placement: row.placement?.rawValue))
  }
}

/// Values by position, without doubles.
struct Table<Value: Hashable & Encodable>: Encodable {
  private var values: [Value] = []
  private var positions: [Value: Int] = [:]

  /// Returns the position of a value, which is added if necessary.
  mutating func position(of value: Value) -> Int {
    if let position = positions[value] { return position }
    positions[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
