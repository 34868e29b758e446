import Agenda
import Civil
import Commands
public import Grammar

/// The whole processing of a message before the store is involved.
public enum Understanding {
  /// A reader of somebody who has a list, a place and a contact, and was asked something.
  public static func reader(isPrivate: Bool = true) -> Reader {
    var reader = Reader(
      now: CivilDateTime(CivilDate(dayNumber: 20_777), .noon), zone: Zone(identifier: "Europe/London") ?? .utc,
      vocabulary: Catalogue.vocabulary)
    reader.context.lists = ["groceries", "work"]
    reader.context.places = ["office"]
    reader.context.contacts = ["ann"]
    reader.context.choices = ["call jimmy", "buy milk"]
    reader.context.reference = .reminder
    reader.context.isPrivate = isPrivate
    return reader
  }

  /// Reads a message, and every possible meaning of its lines; returns the number of readings.
  @discardableResult
  public static func of(_ text: String, by reader: Reader) -> Int {
    guard reader.isAddressed(text) else { return 0 }
    let message = reader.message(text)
    for line in message.lines {
      for reading in line.readings {
        switch reading {
        case .command(let invocation): _ = try? Catalogue.command(invocation, by: reader)
        default: break
        }
      }
    }
    return message.lines.reduce(0) { $0 + $1.readings.count }
  }
}
