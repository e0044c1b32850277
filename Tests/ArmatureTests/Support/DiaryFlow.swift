import Armature

final class Diary { var lines: [String] = [] }

/// A flow that writes into a diary when it enters and when it leaves.
final class DiaryFlow: Coordinator<Styled> {
  let name: String
  let diary: Diary
  var goodbye: () -> Void = {}

  init(_ name: String, _ diary: Diary, root: Styled = .page(0)) {
    (self.name, self.diary) = (name, diary)
    super.init(root: root)
  }

  override func child(for destination: Styled) -> AnyCoordinator? {
    switch destination {
    case .flow(let number): DiaryFlow("\(name).\(number)", diary)
    case .twin(let number): DiaryFlow("\(name).\(number)", diary, root: .flow(0))
    default: nil
    }
  }

  override func didEnter() { diary.lines.append("\(name) entered") }
  override func didLeave() {
    diary.lines.append("\(name) left")
    goodbye()
  }
}
