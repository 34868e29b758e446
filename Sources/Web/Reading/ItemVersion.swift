import Agenda

extension AgendaItem {
  /// A text that changes whenever anything about the item does: a form brings it back, so that nobody overwrites unseen
  /// a change that was made elsewhere meanwhile.
  var version: String { Content(type: "", bytes: Array(String(describing: self).utf8)).fingerprint }
}
