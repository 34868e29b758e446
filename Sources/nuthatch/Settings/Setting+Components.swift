import Conversation

extension Setting {
  /// The parts of its name between dots: the sections around it, and its own name.
  var components: [Substring] { key.split(separator: ".") }
}
