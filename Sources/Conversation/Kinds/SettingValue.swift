/// What a setting is set to.
public enum SettingValue: Hashable, Sendable {
  /// Of a text, a choice or a server.
  case text(String)
  /// Of a number or a whole number.
  case number(Double)
  /// Of a flag.
  case flag(Bool)
  /// Of a list.
  case texts([String])
}
