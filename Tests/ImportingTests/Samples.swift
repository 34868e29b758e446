import Agenda
import Civil
import Foundation
import Voice

@testable import Importing

/// Files as other programs write them, and a reader of them.
enum Samples {
  /// Friday 20 November 2026, 10:00 in London.
  static let now = Date(timeIntervalSince1970: 1_795_168_800)
  static let person = Person(
    id: Person.ID(1), zone: Zone(identifier: "Europe/London") ?? .utc, firstSeen: .distantPast)

  static func read(_ text: String, named name: String = "file") -> ImportBatch {
    var batch = ImportBatch()
    reader.read(Array(text.utf8), named: name, into: &batch)
    return batch
  }

  static var reader: ImportReader {
    ImportReader(person: person, wording: EnglishWording(), now: now) { words, _, _ in
      words == "every day 9am"
        ? (When(CivilDate(dayNumber: 20_778), CivilTime(hour: 9, minute: 0)), Recurrence(.daily)) : nil
    }
  }

  static let calendar = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    X-WR-CALNAME:Home\r
    BEGIN:VEVENT\r
    UID:lunch@example.org\r
    DTSTAMP:20261101T000000Z\r
    DTSTART;TZID=Europe/London:20261121T120000\r
    DTEND;TZID=Europe/London:20261121T130000\r
    SUMMARY:Lunch with\\, say\\, Bob\r
    LOCATION:Office\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:standup@example.org\r
    DTSTART:20261123T090000Z\r
    RRULE:FREQ=DAILY;COUNT=5\r
    SUMMARY:Stand-up\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:standup@example.org\r
    RECURRENCE-ID:20261124T090000Z\r
    DTSTART:20261124T100000Z\r
    SUMMARY:Stand-up\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:gone@example.org\r
    DTSTART:20261125\r
    STATUS:CANCELLED\r
    SUMMARY:Picnic\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:bad@example.org\r
    this is no line
    SUMMARY:Broken\r
    END:VEVENT\r
    BEGIN:VEVENT\r
    UID:when@example.org\r
    SUMMARY:Some day\r
    END:VEVENT\r
    BEGIN:VTODO\r
    UID:milk@example.org\r
    DUE;VALUE=DATE:20261122\r
    PRIORITY:1\r
    SUMMARY:Milk\r
    END:VTODO\r
    BEGIN:VTODO\r
    UID:nameless@example.org\r
    DUE;VALUE=DATE:20261122\r
    END:VTODO\r
    END:VCALENDAR\r

    """

  static let cards = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Ann Example\r
    UID:ann\r
    BDAY;VALUE=date:1985-04-12\r
    item1.ANNIVERSARY:20100501\r
    PHOTO;ENCODING=b;TYPE=JPEG:AAAA\r
     BBBB\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    N:Public;Bob;;;\r
    BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:2.1\r
    FN;CHARSET=UTF-8;QUOTED-PRINTABLE:J=C3=B6rg =\r
    M=C3=BCller\r
    BDAY:19700101\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Carol\r
    BDAY:--0704\r
    END:VCARD\r
    BEGIN:VCARD\r
    FN:Dan\r
    BDAY:circa 1800\r
    END:VCARD\r
    BEGIN:VCARD\r
    FN:Eve\r
    END:VCARD\r

    """

  static let rememberTheMilk = """
    {"lists":[{"id":"7","name":"Groceries"},{"id":"1","name":"Inbox"}],"locations":[{"id":"3","name":"Shop"}],
    "notes":[{"id":"9","series_id":"20","title":"Brand","content":"the blue one"}],
    "tasks":[
    {"id":"10","series_id":"20","list_id":"7","location_id":"3","name":"Buy milk","priority":"P1","date_due":1795219200000,
      "date_due_has_time":false,"tags":["food"],"url":"https://example.org/"},
    {"id":11,"series_id":"21","list_id":"1","name":"Water plants","priority":"PN","date_due":1795284000000,
      "date_due_has_time":true,"repeat":"FREQ=WEEKLY;INTERVAL=1","repeat_every":false},
    {"id":"12","series_id":"22","list_id":"1","name":"Old","date_completed":1700000000000},
    {"id":"13","series_id":"23","list_id":"1","name":"Thrown away","date_trashed":1700000000000},
    {"id":"14","series_id":"24","list_id":"1","name":""},
    {"id":"15","series_id":"25","list_id":"1","name":"Odd","repeat":"FREQ=NEVER"}
    ]}
    """

  static let googleTasks = """
    {"kind":"tasks#taskLists","items":[{"kind":"tasks#taskList","id":"a","title":"My Tasks","items":[
    {"kind":"tasks#task","id":"t1","title":"Call Jimmy","notes":"about the van","status":"needsAction",
      "due":"2026-11-21T00:00:00Z","scheduled_time":[{"current":true,"start":"2026-11-21T17:00:00Z"}]},
    {"kind":"tasks#task","id":"t2","title":"Pay rent","status":"completed","due":"2026-11-01T00:00:00Z",
      "completed":"2026-11-02T08:30:00.000Z"},
    {"kind":"tasks#task","id":"t3","title":"","status":"needsAction"},
    {"kind":"tasks#task","id":"t4","title":"Gone","deleted":true},
    {"kind":"tasks#task","id":"t5","title":"When","due":"soon"}
    ]}]}
    """

  static let todoist = """
    \u{FEFF}TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
    task,Buy milk @food @shop,"two litres, or
    three",1,1,Ann (1),,2026-11-21,en,Europe/London
    note,the blue one,,,,Ann (1),,,,
    section,Later,,,,,,,,
    task,* Vitamins,,4,1,Ann (1),,every day 9am,en,
    task,Buy milk,,4,1,Ann (1),,jeden Tag,de,
    task,Buy milk,,4,1,Ann (1),,,,
    task, ,,4,1,Ann (1),,,,
    ,,,,,,,,,

    """
}
