/// One setting, declared as data: what it is called, which values it takes and what it is for.
struct Setting: Hashable, Sendable {
  /// Which values it takes.
  enum Kind: Hashable, Sendable {
    case text
    case choice([String])
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case flag
    case texts
  }

  /// Its name within its section; a dot leads into a section below: `poll_seconds.min`.
  var key: String
  var kind: Kind
  /// A value that would do.
  var example: String
  var help: String
  var isRequired = false
  /// Whether its value is never to be shown.
  var isSecret = false
  /// Whether a running daemon keeps the old value until it is started again.
  var needsRestart = false

  init(
    _ key: String, _ kind: Kind, example: String, _ help: String, isRequired: Bool = false, isSecret: Bool = false,
    needsRestart: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.example = example
    self.help = help
    self.isRequired = isRequired
    self.isSecret = isSecret
    self.needsRestart = needsRestart
  }

  var components: [Substring] { key.split(separator: ".") }
}

extension Setting.Kind {
  /// Above zero, as far as anybody counts.
  static let positive = Setting.Kind.number(0.001...1e12)

  /// What a value has to be, in words.
  var expectation: String {
    switch self {
    case .text: "text"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .number(let range) where range.upperBound >= 1e12: "a number of \(Self.written(range.lowerBound)) or more"
    case .number(let range): "a number from \(Self.written(range.lowerBound)) to \(Self.written(range.upperBound))"
    case .integer(let range) where range.upperBound == .max: "a whole number of \(range.lowerBound) or more"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .texts: "a list"
    }
  }

  static func written(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// Reads a single value; nil where it is of another kind.
  func value(of text: String) -> SettingValue? {
    switch self {
    case .text: return text.isEmpty ? nil : .text(text)
    case .choice(let words): return words.contains(text) ? .text(text) : nil
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

  /// Reads a list; nil where it is of another kind.
  func value(of list: [String]) -> SettingValue? {
    self == .texts && !list.isEmpty && !list.contains("") ? .texts(list) : nil
  }
}

/// What a setting is set to.
enum SettingValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case texts([String])
}
