import Foundation

/// The wait before trying again: doubling from `first` seconds to `longest`, each spread by up to a half so that many
/// that failed at once do not return at once.
struct Backoff: Sendable {
  var first: TimeInterval
  var longest: TimeInterval

  static let sending = Backoff(first: 1, longest: 3600)
  /// Spread, it is a minute at the longest: people who write to a server that is back should not wait for more.
  static let polling = Backoff(first: 1, longest: 48)

  /// The spread of a delay, from 0 to 1: at random, unless something has to go the same way again.
  @TaskLocal static var spread: @Sendable () -> Double = { .random(in: 0...1) }

  /// Seconds after the given number of failures in a row (1 the first), `spread` being from 0 to 1.
  func delay(after failures: Int, spread: Double = Backoff.spread()) -> TimeInterval {
    let doubled = first * pow(2, Double(min(max(failures, 1), 30) - 1))
    return min(doubled, longest) * (0.75 + spread / 2)
  }
}
