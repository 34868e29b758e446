/// Stores a large, rarely set property behind one reference, so that copying its owner stays cheap.
@propertyWrapper
public struct Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Kept: Hashable, Sendable {
    case nothing
    case value(Value)
  }

  private var kept: Kept

  /// Boxes the value, or stores nothing for nil.
  public init(wrappedValue: Value?) { kept = Indirect.kept(wrappedValue) }

  /// The value; nil if none was set.
  public var wrappedValue: Value? {
    get {
      guard case .value(let value) = kept else { return nil }
      return value
    }
    set { kept = Indirect.kept(newValue) }
  }

  /// True if a value is set; asking copies nothing.
  var isSet: Bool {
    if case .nothing = kept { false } else { true }
  }

  private static func kept(_ value: Value?) -> Kept { if let value { .value(value) } else { .nothing } }
}
