import Agenda
import Civil
import Foundation
import Grammar

/// Makes the reader for each message, with its clock and zone and an empty context.
final class ParseReaders {
  private let vocabulary: Vocabulary
  private let now: CivilDateTime?
  private let zone: Zone
  /// The zones and their conventions, by name. Messages name only a few.
  private var known: [String: (zone: Zone, conventions: Conventions)] = [:]
  private static let mostKnown = 1000
  /// The wall clock that was read last, since most lines name the same.
  private var lastTold: (text: String, wall: CivilDateTime)?

  /// - Throws: `Problem` if the time or the zone is invalid.
  init(vocabulary: Vocabulary, now: String?, zone: String?) throws {
    self.vocabulary = vocabulary
    self.now = try now.map { text in
      guard let now = ParseReaders.wallClock(text) else {
        throw Problem.usage("--now \(text) is not a time such as 2026-11-20T10:00")
      }
      return now
    }
    let name = zone ?? TimeZone.current.identifier
    guard let zone = Zone(identifier: name) else {
      throw Problem.usage("--zone \(name) is not a time zone such as Europe/London")
    }
    self.zone = zone
  }

  /// The reader for a message that names its own clock and zone, or those of the command line.
  ///
  /// - Throws: `Problem` if the time or the zone is invalid.
  func reader(now text: String? = nil, zone name: String? = nil) throws -> Reader {
    let (zone, conventions) = try name.map(lookedUp) ?? (zone, Conventions(zone: zone))
    var wall = now ?? zone.local(at: Composition.now())
    if let text {
      wall = try told(text)
    }
    return Reader(now: wall, zone: zone, conventions: conventions, vocabulary: vocabulary)
  }

  private func told(_ text: String) throws -> CivilDateTime {
    if let lastTold, lastTold.text == text { return lastTold.wall }
    guard let wall = ParseReaders.wallClock(text) else {
      throw Problem.usage("now \(text) is not a time such as 2026-11-20T10:00")
    }
    lastTold = (text, wall)
    return wall
  }

  private func lookedUp(_ name: String) throws -> (zone: Zone, conventions: Conventions) {
    if let found = known[name] { return found }
    guard let zone = Zone(identifier: name) else {
      throw Problem.usage("zone \(name) is not a time zone such as Europe/London")
    }
    if known.count >= ParseReaders.mostKnown { known.removeAll() }
    let found = (zone, Conventions(zone: zone))
    known[name] = found
    return found
  }

  /// Reads a wall-clock time; fractions of a second are dropped.
  private static func wallClock(_ text: String) -> CivilDateTime? {
    CivilDateTime(String(text.prefix { $0 != "." }))
  }
}
