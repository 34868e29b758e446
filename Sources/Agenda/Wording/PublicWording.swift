/// Public answers to public messages: the time that was understood, and how to get the rest in private. They contain
/// nothing that was written or kept.
package protocol PublicWording {
  /// One answer to everything that a message caused.
  ///
  /// - Parameters:
  ///   - number: a number that differs from message to message: networks refuse the same words twice from one account.
  ///   - hasDirectMessages: whether the bot can tell the rest in private there.
  func inPublic(_ replies: [Reply], on desk: Desk, number: Int64, hasDirectMessages: Bool) throws -> String
  /// One of the texts that are always the same.
  ///
  /// - Parameter number: as above; the operator also knows the message by it.
  func inPublic(_ text: String, number: Int64) -> String
}
