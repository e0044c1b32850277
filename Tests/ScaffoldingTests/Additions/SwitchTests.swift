import Testing

// @testable: reads sources without a project.
@testable import Scaffolding

@Suite("A switch over an enum that gets another case")
struct SwitchTests {
  /// Lines of code, with a comment at those of switches that need a branch for `A.new`.
  private static let rows = [
    """
    extension A {
      var a: Int { switch self { case .b: 1; case .c: 2 } } // here
      var b: Int { switch self { case .b: 1; default: 2 } }
      var c: Int { switch (self) { case let other: 1 } }
      var d: Int { switch self { case .b: 1; case .c(let id) where id > 1: 2; case .c: 3 } } // here
      var e: Int { switch self { case .b: 1; case _ where isX: 2; case .c: 3 } } // here
      var f: Int { switch self { case .b: 1; case .c: 2; case .new: 3 } }
      var g: Int { if case .b = self { 1 } else { 2 } }
      init() { switch Self.x { case Self.b: return; case A.c: return } } // here
      subscript(i: Int) -> Int { switch self { case .b, .c: i } } // here
    }
    """,
    """
    func f(a: A, b: A?, c: [A], d: Bool) {
      switch (a, d) { case (.b, true): 1; case (.b, false): 2; case (.c, _): 3 } // here
      switch (a, d) { case (.b, true): 1; case (_, true): 2; case (_, false): 3 }
      switch (a, d) { case (.b, true): 1; case (_, _): 2 }
      switch (d, a) { case (true, _): 1; case (false, .b): 2; case let (_, .c(id)): 3 } // here
      switch (a, a) { case (.b, _), (.c, .b): 1; case (.c, .c): 2 } // here
      switch b { case .b: 1; case .c: 2; case nil: 3 } // here
      switch b { case .b?: 1; case .some(.c): 2; case .none: 3 } // here
      switch b { case let a?: 1; case nil: 3 }
      switch c.first { case .b: 1; case .c: 2; case nil: 3 } // here
      switch (c.first { $0 == .b }) { case .b: 1; case .c: 2; case nil: 3 } // here
      switch x as? A { case .b: 1; case .c: 2; case nil: 3 } // here
      switch r { case .success(.b): 1; case .success(.c): 2; case .failure: 3 } // here
      switch r { case .success(.b): 1; case .success: 2; case .failure: 3 }
      switch r { case .success((.b)): 1; case .success((.c)): 2; case .failure: 3 } // here
      switch r { case .success((.b)): 1; case .success((_)): 2; case .failure: 3 }
      c.map { switch $0 { case .b: 1; case .c: 2 } } // here
    }
    """,
    """
    let a: A
    switch flow.root { // here
    case .b: 1
    #if DEBUG
    default: 2
    #else
    case .c: 3
    #endif
    }
    """,
    """
    let a: A
    switch flow.root {
    case .b: 1
    #if DEBUG
    default: 2
    #elseif TEST
    case _: 3
    #else
    default: 4
    #endif
    }
    """,
    """
    enum B { case b, c, d; var x: Int { switch self { case .b: 1; case .c: 2; case .d: 3 } } }
    extension B {
      enum A2 { case b, c }
      func f(a: A2, b: Other) -> Int { switch a { case .b: 1; case .c: 2 } }
    }
    extension Other { var x: Int { switch self { case .b: 1; case .c: 2 } } }
    func f(o: Other) { switch o { case .b: 1; case .c: 2 } }
    func f(o: Other, d: Bool) { switch (o, d) { case (.b, _): 1; case (.c, _): 2 } }
    func f(o: Other) { switch o { case Other.b: 1; case Other.c: 2 } }
    func f(o: S) { switch o.x { case .b: 1; case .c: 2 } }
    let text = "switch self { case .b: 1; case .c: 2 }" // switch self { case .b: 1; case .c: 2 }
    """,
    """
    // A file with a type of the flow.
    extension Flow { func f(o: S) { switch o.x { case .b: 1; case .c: 2 } } } // here
    typealias Alias = A
    extension Alias { var x: Int { switch self { case .b: 1; case .c: 2 } } } // here
    extension Optional where Wrapped == A { var x: Int { switch self { case .b?: 1; case .c?: 2; case nil: 3 } } } // here
    extension B {
      func f(o: A) { switch self { case .b: 1; case .c: 2; case .d: 3 }; switch o { case .b: 1; case .c: 2 } } // here
    }
    switch a { // here
    case .b: 1; case .c: 2
    @unknown default: 3
    }
    """,
  ]

  @Test("needs a branch if it names every other case and no branch takes the rest", arguments: rows)
  func incomplete(code: String) {
    let others = SwiftSource("enum Other { case b, c }; enum A2 { case b, c }; enum B { case b, c, d }")
    let grown = GrownEnum(
      type: "A", name: "new", cases: .init([("b", true), ("c", true), ("debug", false)]), types: ["A", "Flow"]
    ) { Dictionary(grouping: others.enums, by: \.name).mapValues { $0.map(\.cases) } }
    let source = SwiftSource(code)
    let found = source.numberedLines(of: grown.switches(in: source).map(\.start))
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = lines.indices.filter { lines[$0].hasSuffix("// here") }
    #expect(found == wanted.map { "\($0 + 1): \(lines[$0].drop { $0 == " " })" })
  }

  @Test("is read in a file of any depth, or not at all, and nothing ends in a crash")
  func depth() {
    for text in ["\"\\(", "(", "switch x { case .a(", "{ if a ", "/*", "#\"", "\"\"\"", "case .a(.b("] {
      let source = SwiftSource("enum A { case b }\n" + String(repeating: text, count: 20_000))
      let grown = GrownEnum(type: "A", name: "new", cases: .init([("b", true)]), types: []) { [:] }
      #expect(grown.switches(in: source).isEmpty)
    }
  }
}
