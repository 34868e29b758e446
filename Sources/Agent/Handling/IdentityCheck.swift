import Agenda
import Commands
import Foundation

/// Makes a dangerous command wait, while one message is handled, until its author has proven who they are.
final class IdentityCheck {
  /// The ways to prove who somebody is.
  enum Proof {
    /// Nothing is needed: the sender is authentic, or has just proven who they are.
    case none
    /// A one-time code that the bot sends to them, on a network where senders can be forged.
    case code
    /// A sign-in a moment ago.
    case freshSession
  }

  /// The proof that is needed.
  let proof: Proof
  /// The code that this message made necessary.
  private(set) var asked: OneTimeCode?
  private let now: Date

  init(_ proof: Proof, at now: Date) {
    self.proof = proof
    self.now = now
  }

  /// Returns the reply to somebody who asked for something dangerous; nil if it can be done.
  func demand(of command: any Command, saidAs message: String, on desk: Desk) throws -> Reply? {
    switch proof {
    case .none: return nil
    case .freshSession:
      let isDangerous = try command.givesAccess || command.wantsProof(on: desk)
      return isDangerous ? Reply(.error, [desk.wording.signInAgainFirst]) : nil
    case .code:
      guard try command.wantsProof(on: desk) else { return nil }
      let code = OneTimeCode(of: message, at: now)
      asked = code
      return Reply(.answer, [desk.wording.proof(code.code)])
    }
  }
}
