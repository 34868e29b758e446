import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The JSON of a refusal (twilio.com/docs/usage/twilios-response, "Exceptions").
struct SMSProblem: Decodable {
  var code: Int?
  var message: String?

  init(_ response: HTTPResponse) {
    self = (try? JSONDecoder().decode(Self.self, from: response.body)) ?? Self()
  }

  private init() {}

  var words: String {
    [message.map { $0.inOneLine() }, code.map { "(Twilio \($0))" }].compactMap { $0 }.joined(separator: " ")
  }
}

/// Maps the API's refusals to the failures that the agent knows, by the numbers in twilio.com/docs/api/errors.
enum SMSFailure {
  /// The person has told their carrier to stop this number's messages.
  private static let optedOut = 21610

  /// Credentials that are not valid, or an account that is suspended or closed.
  private static let signedOut: Set<Int> = [20003, 20005, 20006, 20008, 20403]
  /// Limits that were exceeded: of requests, and of messages that wait to be sent from one number.
  private static let tooMany: Set<Int> = [14107, 20429, 21611, 30001, 30022]

  /// The remedies for refusals that an operator can do something about.
  private static let cures: [Int: String] = [
    21211: "no message can be sent to this number",
    21408: "allow the country in the account's messaging geographic permissions",
    21606: "this number cannot send to that country or is not the account's; look at `number`",
    21608: "a trial account writes to verified numbers alone; upgrade it",
    21610: "they have opted out; they can text START to come back",
    21612: "Twilio can't send from this number to that one; check `number` and the messaging service",
    21614: "that number can't receive text messages",
    21617: "the message is longer than 1600 characters; set `segments` lower",
    21703: "the messaging service has no number; add one to its sender pool",
    21705: "there is no such messaging service; look at `messaging_service`",
    30003: "the phone is off or out of reach",
    30004: "the carrier or the phone blocks it",
    30005: "this number does not exist any more",
    30006: "that number is a landline, or its carrier doesn't accept text messages",
    30007: "the carrier took it for spam; register the number's campaign",
    30034: "the number must be registered for A2P 10DLC",
  ]

  static func sorted(_ error: any Error) -> NetworkFailure {
    guard let refusal = error as? RESTRefusal, let code = SMSProblem(refusal.response).code else {
      return NetworkFailure(sorting: error)
    }
    let reason = cured(refusal.words, code: code)
    if code == optedOut { return .optedOut(reason: reason) }
    if signedOut.contains(code) { return .signedOut(reason: reason) }
    if tooMany.contains(code) { return .retry(after: refusal.wait, reason: reason, doubt: .no) }
    return NetworkFailure(sorting: refusal, reason: reason)
  }

  /// The failure of a message that Twilio accepted and then did not deliver; nil if Twilio has not given it up.
  static func lost(_ message: SMSMessage) -> NetworkFailure? {
    guard message.isLost else { return nil }
    let words = message.errorMessage?.inOneLine() ?? "it was not delivered"
    let number = message.errorCode.map { " (Twilio \($0))" } ?? ""
    let reason = cured("\(message.sid) \(message.status): \(words)\(number)", code: message.errorCode)
    guard let code = message.errorCode else { return .permanent(reason: reason) }
    if code == optedOut { return .optedOut(reason: reason) }
    // Twilio accepted the message and dropped it, so it certainly did not arrive.
    return tooMany.contains(code)
      ? .retry(after: nil, reason: reason, doubt: .no) : .permanent(reason: reason)
  }

  private static func cured(_ words: String, code: Int?) -> String {
    code.flatMap { cures[$0] }.map { "\(words): \($0)" } ?? words
  }
}
