/// The kind of values that a setting takes.
public enum SettingKind: Hashable, Sendable {
  /// Any text that is not empty.
  case text
  /// The path of a file or a folder, from the root on.
  case path
  /// One of these words.
  case choice([String])
  /// The address of a server, as `ServerAddress` reads it.
  case server
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// True or false.
  case flag
  /// A list of texts that are not empty.
  case texts

  /// A positive number: from 0.001 up, with no limit that matters.
  public static let positive = SettingKind.number(0.001...1e12)

  /// A description of the values that are accepted.
  public var expectation: String {
    switch self {
    case .text: "text"
    case .path: "a path from the root on, with / before it"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .server: "a server's address"
    case .number(let range) where range.upperBound >= 1e12: "a number of \(Self.written(range.lowerBound)) or more"
    case .number(let range): "a number from \(Self.written(range.lowerBound)) to \(Self.written(range.upperBound))"
    case .integer(let range) where range.upperBound == .max: "a whole number of \(range.lowerBound) or more"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .texts: "a list"
    }
  }

  /// Returns a number in the form of a configuration: without decimals if it has none.
  public static func written(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// Reads a single value; returns nil if it is not of this kind.
  public func value(of text: String) -> SettingValue? {
    switch self {
    case .text: return text.isEmpty ? nil : .text(text)
    case .path: return text.hasPrefix("/") ? .text(text) : nil
    case .choice(let words): return words.contains(text) ? .text(text) : nil
    case .server: return ServerAddress(text).problem == nil ? .text(text) : nil
    case .number(let range): return Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .integer(let range): return Int(text).flatMap { range.contains($0) ? .number(Double($0)) : nil }
    case .flag:
      switch text.lowercased() {
      case "true", "yes", "on": return .flag(true)
      case "false", "no", "off": return .flag(false)
      default: return nil
      }
    case .texts: return nil
    }
  }

  /// Reads a list; returns nil if it is not of this kind.
  public func value(of list: [String]) -> SettingValue? {
    self == .texts && !list.isEmpty && !list.contains("") ? .texts(list) : nil
  }
}
