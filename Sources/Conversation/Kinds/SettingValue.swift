/// The value of a setting.
public enum SettingValue: Hashable, Sendable {
  /// The value of a text, a choice or a server.
  case text(String)
  /// The value of a number or a whole number.
  case number(Double)
  /// The value of a flag.
  case flag(Bool)
  /// The value of a list.
  case texts([String])
}
