/// The key of one of the bot's messages. Every attempt to send the message uses the same key.
///
/// The outbox stores its text form, such as `main/17/answer/1` or `reminder/9/1795168800/2/again`, and networks get it to
/// recognise duplicates. The text of an existing message never changes.
public struct MessageKey: Hashable, Sendable {
  /// The cause of the message; all parts of one reply share it. It is only ever compared as a whole.
  public var origin: String
  /// The number of the part, from 1; nil in some keys of older versions.
  public var part: Int?
  /// The ways in which it replaced earlier messages, in order; empty for an original.
  public var replacements: [Replacement]

  /// A reason why a message replaces another.
  public enum Replacement: Hashable, Sendable {
    /// It was unclear whether the other message had arrived.
    case again
    /// One of the recipient's accounts was refused, so the message goes to another. `from` is the position of the
    /// refused account among theirs, because networks see the key and must not learn of accounts elsewhere. `part`
    /// numbers the parts from 2 if the text had to be split again.
    case moved(from: Int, part: Int?)
  }

  /// A key from its parts.
  public init(origin: String, part: Int?, replacements: [Replacement] = []) {
    self.origin = origin
    self.part = part
    self.replacements = replacements
  }

  /// Returns the key of the message that replaces this one.
  public func adding(_ replacement: Replacement) -> MessageKey {
    MessageKey(origin: origin, part: part, replacements: replacements + [replacement])
  }
}

extension MessageKey: LosslessStringConvertible {
  /// The text form.
  public var description: String {
    ([origin] + (part.map { ["\($0)"] } ?? []) + replacements.map(\.description)).joined(separator: "/")
  }

  /// The key with that text form; every text is the form of some key.
  public init(_ description: String) {
    var words = description.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    replacements = []
    while let (replacement, length) = Replacement.last(of: words) {
      replacements.insert(replacement, at: 0)
      words.removeLast(length)
    }
    part = words.count > 1 ? words.last.flatMap(Int.init(canonical:)) : nil
    if part != nil { words.removeLast() }
    origin = words.last.map { String(description[..<$0.endIndex]) } ?? ""
  }
}

extension MessageKey.Replacement: CustomStringConvertible {
  /// Its words in the text form.
  public var description: String {
    switch self {
    case .again: "again"
    case .moved(let place, nil): "to/\(place)"
    case .moved(let place, let part?): "to/\(place)/\(part)"
    }
  }

  /// The replacement at the end of a key's words, and how many words it takes.
  fileprivate static func last(of words: [Substring]) -> (Self, length: Int)? {
    let number = { (place: Int) in Int(canonical: words[words.count - place]) }
    if words.count > 1, words.last == "again" { return (.again, 1) }
    if words.count > 2, words[words.count - 2] == "to", let place = number(1) {
      return (.moved(from: place, part: nil), 2)
    }
    if words.count > 3, words[words.count - 3] == "to", let place = number(2), let part = number(1) {
      return (.moved(from: place, part: part), 3)
    }
    return nil
  }
}

extension MessageKey: Codable {
  /// Decodes the text form.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int {
  /// A number in digits only, without leading zeros.
  fileprivate init?(canonical text: Substring) {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(text),
      text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    self = number
  }
}
