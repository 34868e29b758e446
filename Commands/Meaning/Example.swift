/// A message and the intent that it must express.
package struct Example<Meaning: Command>: Sendable {
  package var message: String
  package var meaning: Meaning

  package init(_ message: String, _ meaning: Meaning) {
    self.message = message
    self.meaning = meaning
  }
}
