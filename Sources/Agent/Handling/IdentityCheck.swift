import Foundation

/// Makes a dangerous command wait for a one-time code, while one message is handled.
final class IdentityCheck {
  /// Whether senders can be forged, and this one has proven nothing.
  let asksForProof: Bool
  /// The code that this message made necessary.
  private(set) var asked: OneTimeCode?
  private let now: Date

  init(asksForProof: Bool, at now: Date) {
    self.asksForProof = asksForProof
    self.now = now
  }

  /// The code to be sent for what was asked.
  func code(for message: String) -> String {
    let proof = OneTimeCode(of: message, at: now)
    asked = proof
    return proof.code
  }
}
