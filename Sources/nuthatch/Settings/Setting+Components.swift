import Conversation

extension Setting {
  /// The parts of its name between dots: the sections that it stands in, and its own.
  var components: [Substring] { key.split(separator: ".") }
}
