import Agenda
import Civil
import Foundation
import ICalendar
import Storage

/// Everything that one person keeps, as files that other programs read.
struct ExportArchive: Sendable {
  /// All events and todos, done ones too.
  let calendar: FeedContents
  /// All notes, the newest first.
  let notes: [Note]
  /// Everything as JSON.
  let everything: Data

  /// The files in one: `calendar.ics`, a text for each note, `nuthatch.json`.
  func zip(at now: Date) -> [UInt8] {
    let feed = Feed(
      person: calendar.person, todos: calendar.todos, events: calendar.events, realm: calendar.realm,
      changes: calendar.changes)
    var archive = ZipArchive(at: calendar.person.zone.local(at: now))
    archive.add("calendar.ics", Array(feed.calendar(at: now).written.utf8))
    for note in notes {
      archive.add("notes/\(Self.name(of: note)).txt", Array((note.text + "\n").utf8))
    }
    archive.add("nuthatch.json", Array(everything))
    return archive.bytes
  }

  /// The number, and the words that the note begins with, in letters that every file system takes.
  private static func name(of note: Note) -> String {
    let words = note.text.prefix(80).split { !$0.isLetter && !$0.isNumber }.prefix(6).joined(separator: " ")
    let short = String(words.prefix(40)).trimmed
    return "\(note.id.map { "\($0)" } ?? "")\(short.isEmpty ? "" : " " + short)"
  }
}
