import Civil
import Foundation

/// Who a transcript is held with: the bot, whatever it is made of.
protocol Correspondent {
  /// Delivers a message, and returns everything the bot says then, to anyone, in order.
  ///
  /// - Parameter zone: assumed for someone who writes for the first time.
  func say(_ message: Transcript.Message, at now: Date, zone: Zone) async throws -> [Transcript.Delivery]

  /// Lets time pass, and returns what the bot says of its own accord meanwhile.
  func wait(until now: Date) async throws -> [Transcript.Delivery]
}
