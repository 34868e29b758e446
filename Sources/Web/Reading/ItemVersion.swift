import Agenda

extension AgendaItem {
  /// A text that is another one whenever anything about the item is: a form brings it back, so that nobody overwrites
  /// unseen what was changed elsewhere meanwhile.
  var version: String { Content(type: "", bytes: Array(String(describing: self).utf8)).fingerprint }
}
