import Foundation

/// A code that proves who wrote, on a network where senders can be forged: only a person who reads the messages sent to
/// an address knows it. The request is carried out once the code comes back.
struct OneTimeCode: Codable, Hashable, Sendable {
  var code: String
  /// The message that asked for it.
  var message: String
  var until: Date

  /// The seconds for which a code holds.
  static let lasts: TimeInterval = 600
  private static let digits = 6

  init(of message: String, at now: Date) {
    var random = SystemRandomNumberGenerator()
    code = (0..<Self.digits).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    self.message = message
    until = now.addingTimeInterval(Self.lasts)
  }

  /// True if a message is an attempt at a code: only one is allowed.
  static func isAttempt(_ text: String) -> Bool {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    // This cheap test decides for most messages.
    guard text.utf8.count(where: isDigit) == digits else { return false }
    return text.trimmingCharacters(in: .whitespacesAndNewlines).utf8.allSatisfy(isDigit)
  }

  /// True if a message is the code, in time.
  func isGiven(in text: String, at now: Date) -> Bool {
    text.trimmingCharacters(in: .whitespacesAndNewlines) == code && now <= until
  }
}
