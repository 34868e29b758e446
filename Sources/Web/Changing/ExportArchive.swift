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
  /// The pictures that are kept, with the numbers and names of their items.
  var pictures: [(file: Picture.File, item: Int64, name: String)] = []
  /// Everything as JSON.
  let everything: Data

  /// Writes the files in one: `calendar.ics`, a text for each note, the pictures as they came, `nuthatch.json`. One
  /// file is in memory at a time, a picture in a place of its own. A picture whose file can't be read is left out.
  func write(
    at now: Date, from files: (any PictureFiles)?, in places: PicturePlaces,
    to writer: (_ bytes: [UInt8]) async throws -> Void
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
      // A picture that can't be read costs the archive nothing else.
      guard let place = await places.take(for: calendar.person.id, within: Self.patience) else {
        throw CancellationError()
      }
      defer { withExtendedLifetime(place) {} }
      guard let bytes = try? files?.file(picture.file.hash) else { continue }
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
  static func name(of number: Int64?, _ text: String) -> String {
    // A letter may have any number of marks on it, and some that turn the direction of writing.
    let scalars = text.unicodeScalars.prefix(400).map { isNamed($0) ? Character($0) : " " }
    var short = String(scalars).split(separator: " ").prefix(6).joined(separator: " ").prefix(40)
    while short.utf8.count > longestName { short.removeLast() }
    let name = String(short).trimmed
    return "\(number.map { "\($0)" } ?? "")\(name.isEmpty ? "" : " " + name)"
  }

  /// Seconds until a download ends that finds no memory for its next picture.
  private static let patience: TimeInterval = 60

  /// Bytes of a name: most file systems take 255, and there is more to it.
  private static let longestName = 160

  private static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
