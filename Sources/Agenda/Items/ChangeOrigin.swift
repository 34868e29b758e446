/// The cause of a change. The journal keeps one change set for each person and origin, and `undo` undoes it as a whole.
public struct ChangeOrigin: Hashable, Sendable {
  /// The kinds of origins.
  public typealias Kind = ChangeOriginKind

  /// The kind of the origin.
  public let kind: Kind
  /// The number of the message in the inbox, or of the action.
  public let reference: Int64

  /// The number of the message in the inbox; nil for an origin that is not a message.
  public var message: Int64? { kind == .message ? reference : nil }

  /// The message with that number in the inbox.
  public static func message(_ number: Int64) -> ChangeOrigin { ChangeOrigin(kind: .message, reference: number) }

  /// One action on a page. Use one value for everything that the action changes, and a new one for the next action.
  public static func page(_ action: Int64 = newAction()) -> ChangeOrigin {
    ChangeOrigin(kind: .page, reference: action)
  }

  /// One request from a person's device.
  public static func device(_ action: Int64 = newAction()) -> ChangeOrigin {
    ChangeOrigin(kind: .device, reference: action)
  }

  /// One reading of a source.
  public static func source(_ action: Int64 = newAction()) -> ChangeOrigin {
    ChangeOrigin(kind: .source, reference: action)
  }

  /// The origin as a word in an address: `page-12`.
  public var word: String { "\(kind.rawValue)-\(reference)" }

  /// An origin of that kind, with that number.
  public init(kind: Kind, reference: Int64) { (self.kind, self.reference) = (kind, reference) }

  /// The origin that a word in an address names; nil for a word that names none.
  public init?(word: String) {
    let parts = word.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), let number = Int64(parts[1]), number > 0 else {
      return nil
    }
    self.init(kind: kind, reference: number)
  }

  /// A new number for an action. It is random, not counted: the keys of messages contain it, and must not repeat after
  /// the ledger was restored from a backup.
  public static func newAction() -> Int64 { .random(in: 1 ... .max) }
}
