package import Agenda

/// The audience of an event, and the other words that describe the event: `for friends`, `for invited people`.
package struct AudienceAsked {
  /// The words without the audience.
  package var rest: String
  /// The audience; nil if none is given.
  package var audience: EventAudience?

  /// Reads the audience. The note behind `//` is not read.
  ///
  /// - Parameter mayBegin: true if the audience may be the first word, without a name before it.
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
  /// Returns an audience as a command writes it, behind a space; empty for everybody.
  package func spelling(of audience: EventAudience) -> String {
    switch audience {
    case .everybody: ""
    case .friends: " \(spelling(.forFriends))"
    case .invited: " \(spelling(.forInvited))"
    }
  }
}
