import Agenda

extension AgendaItem {
  /// A text that changes whenever anything about the item does. A form sends it back, so that nobody unknowingly
  /// overwrites a change that was made elsewhere meanwhile.
  var version: String { Content(type: "", bytes: Array(String(describing: self).utf8)).fingerprint }
}
