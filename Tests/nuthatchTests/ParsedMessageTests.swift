import Commands
import Foundation
import Testing

@testable import nuthatch

/// The JSON of `nuthatch parse`, which other programs rely on.
@Suite struct ParsedMessageTests {
  private func json(_ text: String, id: ParseRequest.ID? = nil) throws -> String {
    let readers = try ParseReaders(vocabulary: Catalogue.vocabulary, now: "2026-11-20T10:00", zone: "Europe/London")
    let reader = try readers.reader()
    let message = ParsedMessage(text, id: id, reader: reader)
    return String(decoding: try ParseStream.encoder().encode(message), as: UTF8.self)
  }

  @Test func `a todo tells its parts, and the phrase that its date came from`() throws {
    let expected =
      #"{"expressions":[{"date":"2026-11-21","has_time":true,"text":"5pm tomorrow","time":"17:00"}],"#
      + #""id":7,"items":[{"due":"2026-11-21T17:00","kind":"todo","name":"call jimmy","priority":1,"#
      + #""tags":["phone"],"url":"https://example.org/a/b"}],"name":"call jimmy"}"#
    #expect(try json("call jimmy at 5pm tomorrow !1 #phone https://example.org/a/b", id: .number(7)) == expected)
  }

  @Test func `a repeat is an RRULE, and a length an ISO duration`() throws {
    let told = try json("gym every monday =90min")
    #expect(told.contains(#""rrule":"FREQ=WEEKLY;BYDAY=MO""#) && told.contains(#""repeatFrom":"due""#), "\(told)")
    #expect(told.contains(#""estimate":"PT1H30M""#), "\(told)")
  }

  @Test func `a command tells its name and arguments, and nothing of an item`() throws {
    #expect(
      try json("!c call jimmy")
        == #"{"expressions":[],"items":[{"arguments":"call jimmy","command":"complete","kind":"command"}]}"#)
  }

  @Test func `a line that cannot be read has the id null, and one that can its own`() throws {
    let encoder = ParseStream.encoder()
    let unread = try encoder.encode(ParseFailure(error: "why"))
    #expect(String(decoding: unread, as: UTF8.self) == #"{"error":"why","id":null}"#)
    let read = try encoder.encode(ParseFailure(id: .text("a"), error: "why"))
    #expect(String(decoding: read, as: UTF8.self) == #"{"error":"why","id":"a"}"#)
  }
}
