public import Agenda
import Civil
import Foundation
import ICalendar

/// The content of a calendar that somebody follows.
public struct SubscribedCalendar: Sendable {
  /// The calendar's own name; nil if it has none.
  public var name: String?
  /// The calendar's events, each with its `Imported`.
  public var events: [Event]
  /// The UIDs of the events that are called off.
  public var calledOff: Set<String>
  /// The number of entries that can't be read.
  public var unread: Int

  /// Reads a calendar; nil if the bytes are not a calendar, or not a whole one, since that proves nothing.
  public init?(_ bytes: [UInt8], by reader: ImportReader) {
    let text = bytes.drop { $0 <= 0x20 || $0 >= 0x80 }
    let end = String(decoding: bytes.suffix(200), as: UTF8.self).uppercased()
    guard String(decoding: text.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR",
      end.contains("END:VCALENDAR")
    else { return nil }
    var batch = ImportBatch()
    reader.read(bytes, named: "", into: &batch)
    guard batch.formats == [.calendar] else { return nil }
    name = ComponentFile(bytes).components.first { $0.name == "VCALENDAR" }?["X-WR-CALNAME"]?.text.trimmed.nonEmpty
    events = batch.items.compactMap { if case .event(let event) = $0 { event } else { nil } }
    calledOff = Set(batch.skipped.filter { $0.reason == .cancelled }.compactMap(\.uid))
    unread = batch.skipped.count { $0.reason != .cancelled } + batch.unread
  }
}
