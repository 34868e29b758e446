/// The values of the settings in one section. They are of the kinds that were declared.
public struct SettingValues: Sendable {
  /// The section's path with a dot after it, such as `account.garden.`; empty for the whole configuration.
  public let section: String
  /// The values by the settings' names.
  public private(set) var values: [String: SettingValue] = [:]
  /// The places where they were set: a line of the file, or a variable of the environment.
  private var places: [String: String] = [:]

  /// A section in which nothing is set.
  public init(section: String = "") { self.section = section }

  /// Notes a value and where it was set: a line of the file, or a variable of the environment.
  public mutating func set(_ setting: Setting, to value: SettingValue, at place: String) {
    values[setting.key] = value
    places[setting.key] = place
  }

  /// The value of a text, a choice or a server; nil if it is not set.
  public func text(_ setting: Setting) -> String? {
    if case .text(let text) = values[setting.key] { text } else { nil }
  }

  /// The value of a number; nil if it is not set.
  public func number(_ setting: Setting) -> Double? {
    if case .number(let number) = values[setting.key] { number } else { nil }
  }

  /// The value of a whole number; nil if it is not set.
  public func integer(_ setting: Setting) -> Int? { number(setting).map { Int($0) } }

  /// The value of a flag; false if it is not set.
  public func flag(_ setting: Setting) -> Bool {
    if case .flag(let flag) = values[setting.key] { flag } else { false }
  }

  /// The value of a list; nil if it is not set.
  public func texts(_ setting: Setting) -> [String]? {
    if case .texts(let texts) = values[setting.key] { texts } else { nil }
  }

  /// Returns a problem with the value of a setting; `text` continues the sentence from the setting's name and value.
  public func problem(_ setting: Setting, _ text: String) -> SettingProblem {
    let place = places[setting.key].map { $0 + ": " } ?? ""
    let value = setting.isSecret ? nil : self.text(setting)
    return SettingProblem("\(place)`\(section)\(setting.key)\(value.map { ": " + $0 } ?? "")` \(text)")
  }
}
