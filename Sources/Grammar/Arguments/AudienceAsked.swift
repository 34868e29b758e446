package import Agenda

/// Who may see an event, taken out of the words that tell of it: `for friends`, `for invited people`.
package struct AudienceAsked {
  /// The words without it.
  package var rest: String
  /// nil where nothing is told.
  package var audience: EventAudience?

  /// What stands behind `//` is a note, and not looked at.
  ///
  /// - Parameter mayBegin: whether nothing need stand before it, as a name does.
  package init(_ text: String, mayBegin: Bool = false, by reader: Reader) {
    rest = text
    let words = text.split(separator: " ").map(String.init)
    let told = words.beforeNote
    let first = mayBegin ? 0 : 1
    for count in (1...3).reversed() where told.count >= count + first {
      for start in told.indices.dropFirst(first).dropLast(count - 1) {
        let phrase = told[start..<(start + count)].joined(separator: " ")
        guard let word = reader.word(phrase, among: [.forFriends, .forInvited, .forEverybody]) else { continue }
        audience = word == .forFriends ? .friends : word == .forInvited ? .invited : .everybody
        rest = (words[..<start] + words[(start + count)...]).joined(separator: " ")
        return
      }
    }
  }
}

extension Reader {
  /// An audience as a command is written with it, behind a space; empty for everybody.
  package func spelling(of audience: EventAudience) -> String {
    switch audience {
    case .everybody: ""
    case .friends: " \(spelling(.forFriends))"
    case .invited: " \(spelling(.forInvited))"
    }
  }
}
