import Civil
import Foundation

/// The other side of a transcript: the bot, in any form.
protocol Correspondent {
  /// Delivers a message, and returns everything the bot says then, to anyone, in order.
  ///
  /// - Parameter zone: assumed for someone who writes for the first time.
  func say(_ message: Transcript.Message, at now: Date, zone: Zone) async throws -> [Transcript.Delivery]

  /// Lets time pass, and returns the bot's own messages meanwhile.
  func wait(until now: Date) async throws -> [Transcript.Delivery]
}
