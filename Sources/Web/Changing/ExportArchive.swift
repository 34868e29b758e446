import Agenda
import Civil
import Foundation
import ICalendar
import Imaging
import Storage

/// Everything that one person keeps, as files that other programs read.
struct ExportArchive: Sendable {
  /// All events and todos, even completed ones.
  let calendar: FeedContents
  /// All notes, the newest first.
  let notes: [Note]
  /// The stored pictures, with the numbers and names of their items.
  var pictures: [(file: Picture.File, item: Int64, name: String)] = []
  /// Everything as JSON.
  let everything: Data

  /// Writes the files into one archive: `calendar.ics`, a text for each note, the original pictures, `nuthatch.json`.
  /// Only one file is in memory at a time; a picture takes a place in `places`. Leaves out pictures whose files can't
  /// be read.
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
      // A picture that can't be read is left out, and the archive goes on.
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

  /// The item's number and its first words, in characters that every file system accepts.
  static func name(of number: Int64?, _ text: String) -> String {
    // A letter may have any number of combining marks, and marks that change the writing direction.
    let scalars = text.unicodeScalars.prefix(400).map { isNamed($0) ? Character($0) : " " }
    var short = String(scalars).split(separator: " ").prefix(6).joined(separator: " ").prefix(40)
    while short.utf8.count > longestName { short.removeLast() }
    let name = String(short).trimmed
    return "\(number.map { "\($0)" } ?? "")\(name.isEmpty ? "" : " " + name)"
  }

  /// The seconds after which a download ends if there is no memory for its next picture.
  private static let patience: TimeInterval = 60

  /// The bytes of a name: most file systems allow 255, and the name gets longer.
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
