import Agenda
import Civil
import Foundation
import TestSupport
import Testing

@testable import Feeds

/// The calendars, feeds and pages below `NUTHATCH_SHARED`, with their expected contents.
enum SharedFeeds {
  static let folder = SharedData.folder.map { "\($0.path)/feeds" }

  static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder ?? "")/\(file)")))
  }

  static func lines<Line: Decodable>(_ name: String, as: Line.Type) -> [Line] {
    guard let folder, let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  /// All files, for tests that only check that they can be read.
  static var files: [String] {
    guard let folder else { return [] }
    return ["ics", "feed", "page"].flatMap { kind in
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(kind)")) ?? []).sorted().map {
        "\(kind)/\($0)"
      }
    }
  }

  /// A day or a time in the notation of the expectations: instants with a Z, other times as wall-clock times.
  static func told(_ moment: When, likeInstant: Bool) -> String {
    guard moment.time != nil else { return moment.date.description }
    guard likeInstant else { return stamp(moment.wall) }
    return stamp(Zone.utc.local(at: moment.instant(in: .utc))) + "Z"
  }

  private static func stamp(_ wall: CivilDateTime) -> String {
    let text = wall.description
    return wall.time.second == 0 ? text + ":00" : text
  }
}
