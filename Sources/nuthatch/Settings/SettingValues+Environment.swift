import Conversation

extension SettingValues {
  /// The environment variable that has a setting's value.
  func variable(of key: String) -> String {
    let letters = (section + key).uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "NUTHATCH_" + String(letters)
  }

  func variable(of setting: Setting) -> String { variable(of: setting.key) }
}
