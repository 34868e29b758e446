/// A message and the intent it must amount to.
package struct Example<Meaning: Command>: Sendable {
  package var message: String
  package var meaning: Meaning

  package init(_ message: String, _ meaning: Meaning) {
    self.message = message
    self.meaning = meaning
  }
}
