import Agenda
import Commands
import Foundation

/// Makes a dangerous command wait for proof of who wants it, while one message is handled.
final class IdentityCheck {
  /// What proves who somebody is.
  enum Proof {
    /// Nothing is needed: the sender is authentic, or has just proven who they are.
    case none
    /// A one-time code that is sent to them, where senders can be forged.
    case code
    /// That they have signed in a moment ago.
    case freshSession
  }

  /// What is needed.
  let proof: Proof
  /// The code that this message made necessary.
  private(set) var asked: OneTimeCode?
  private let now: Date

  init(_ proof: Proof, at now: Date) {
    self.proof = proof
    self.now = now
  }

  /// What somebody is told who asked for something dangerous; nil where it can be done.
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
