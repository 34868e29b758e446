import Agenda
import Civil
import Foundation
import ICalendar
import Imaging
import Storage

/// Everything that one person keeps, as files that other programs read.
struct ExportArchive: Sendable {
  /// All events and todos, done ones too.
  let calendar: FeedContents
  /// All notes, the newest first.
  let notes: [Note]
  /// The pictures that are kept, with what they came with.
  var pictures: [(file: Picture.File, item: Int64, name: String)] = []
  /// Everything as JSON.
  let everything: Data

  /// Writes the files in one: `calendar.ics`, a text for each note, the pictures as they came, `nuthatch.json`. One file
  /// is in memory at a time. A picture whose file is missing is left out.
  func write(
    at now: Date, from files: (any PictureFiles)?, to writer: (_ bytes: [UInt8]) async throws -> Void
  ) async throws {
    let feed = Feed(
      person: calendar.person, todos: calendar.todos, events: calendar.events, realm: calendar.realm,
      changes: calendar.changes)
    var archive = ZipArchive(at: calendar.person.zone.local(at: now))
    try await writer(archive.add("calendar.ics", Array(feed.calendar(at: now).written.utf8)))
    for note in notes {
      let name = Self.name(of: note.id?.number, note.text)
      try await writer(archive.add("notes/\(name).txt", Array((note.text + "\n").utf8)))
    }
    var counts: [Int64: Int] = [:]
    for picture in pictures {
      guard let bytes = try files?.file(picture.file.hash) else { continue }
      let count = counts[picture.item, default: 0] + 1
      counts[picture.item] = count
      let name = Self.name(of: picture.item, picture.name) + (count > 1 ? " (\(count))" : "")
      let end = PictureFormat(of: Array(bytes.prefix(64)))?.fileExtension ?? "bin"
      try await writer(archive.add("pictures/\(name).\(end)", Array(bytes), isPacked: true))
    }
    try await writer(archive.add("nuthatch.json", Array(everything)))
    try await writer(archive.end)
  }

  /// The number, and the words that an item begins with, in letters that every file system takes.
  private static func name(of number: Int64?, _ text: String) -> String {
    let words = text.prefix(80).split { !$0.isLetter && !$0.isNumber }.prefix(6).joined(separator: " ")
    let short = String(words.prefix(40)).trimmed
    return "\(number.map { "\($0)" } ?? "")\(short.isEmpty ? "" : " " + short)"
  }
}
