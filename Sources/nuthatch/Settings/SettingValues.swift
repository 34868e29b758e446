/// What the settings of one section are set to, by its schema.
struct SettingValues: Sendable {
  /// The section's path with a dot behind it, such as `account.garden.`; empty for the whole configuration.
  let section: String
  /// By the settings' names.
  private(set) var values: [String: SettingValue] = [:]
  /// Where each was set: a line of the file, or a variable of the environment.
  private var places: [String: String] = [:]

  init(section: String = "") { self.section = section }

  /// The variable of the environment that has the setting's value.
  func variable(of setting: Setting) -> String {
    let letters = (section + setting.key).uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "NUTHATCH_" + String(letters)
  }

  mutating func set(_ setting: Setting, to value: SettingValue, at place: String) {
    values[setting.key] = value
    places[setting.key] = place
  }

  func text(_ setting: Setting) -> String? {
    if case .text(let text) = values[setting.key] { text } else { nil }
  }

  func number(_ setting: Setting) -> Double? {
    if case .number(let number) = values[setting.key] { number } else { nil }
  }

  func integer(_ setting: Setting) -> Int? { number(setting).map { Int($0) } }

  func flag(_ setting: Setting) -> Bool {
    if case .flag(let flag) = values[setting.key] { flag } else { false }
  }

  func texts(_ setting: Setting) -> [String]? {
    if case .texts(let texts) = values[setting.key] { texts } else { nil }
  }

  /// A problem with what a setting is set to; `text` goes on from the setting's name and value.
  ///
  /// - Parameter isTold: whether the value may be said.
  func problem(_ setting: Setting, _ text: String, isTold: Bool = true) -> Problem {
    let place = places[setting.key].map { $0 + ": " } ?? ""
    let value = setting.isSecret || !isTold ? nil : self.text(setting)
    return .configuration("\(place)`\(section)\(setting.key)\(value.map { ": " + $0 } ?? "")` \(text)")
  }
}
