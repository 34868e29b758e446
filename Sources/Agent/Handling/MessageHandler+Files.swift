import Agenda
import Conversation
import Foundation
import Storage

/// Imports the files of calendars and of contacts that come with a private message.
extension MessageHandler {
  /// The most files of one message that are imported.
  private static let mostFiles = 5

  /// The files that are imported.
  var importableFiles: [IncomingMessage.Media] {
    guard message.visibility == .direct, message.edits == nil else { return [] }
    return Array(message.media.filter(\.isImportable).prefix(Self.mostFiles))
  }

  /// Has the files read once the message is done; returns the reply meanwhile, or nil if there are no files.
  func takenIn(for person: Person, on desk: Desk, by jobs: any Jobs) throws -> Reply? {
    let files = importableFiles
    guard !files.isEmpty else { return nil }
    for file in files {
      let work = Job.Work.importFile(
        Job.FileToImport(
          person: person.id, account: entry.account, url: file.url, name: file.description ?? "",
          origin: .message(entry.number)))
      try jobs.queue(work, at: now)
    }
    return Reply(.answer, [desk.wording.readingFiles(files.count)])
  }

  /// Returns the reply to a private message without words and files, such as a place on a map; nil for any other.
  func nothingRead(on desk: Desk) -> Reply? {
    guard message.visibility == .direct, message.text.isEmpty, message.media.isEmpty else { return nil }
    return Reply(.error, [desk.wording.wordless])
  }
}

extension IncomingMessage.Media {
  private static let types = ["text/calendar", "text/vcard", "text/x-vcard", "text/x-vcalendar", "text/directory"]

  /// True if the file is a calendar or contacts, by its type or by its name.
  var isImportable: Bool {
    let type = type.lowercased().prefix { $0 != ";" }
    let name = (description ?? "").lowercased()
    return Self.types.contains(String(type)) || name.hasSuffix(".ics") || name.hasSuffix(".vcf")
  }
}
