/// Keeps a value beside what holds it, behind one reference: what is large and seldom there costs no copy of its holder.
@propertyWrapper
public struct Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Kept: Hashable, Sendable {
    case nothing
    case value(Value)
  }

  private var kept: Kept

  public init(wrappedValue: Value?) { kept = Indirect.kept(wrappedValue) }

  public var wrappedValue: Value? {
    get {
      guard case .value(let value) = kept else { return nil }
      return value
    }
    set { kept = Indirect.kept(newValue) }
  }

  private static func kept(_ value: Value?) -> Kept { value.map { .value($0) } ?? .nothing }
}
