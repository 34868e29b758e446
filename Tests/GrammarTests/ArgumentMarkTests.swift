import Agenda
import Civil
import Testing

@testable import Grammar

/// Marks in the arguments of a command.
@Suite struct ArgumentMarkTests {
  private let reader = Reader(now: Frozen.now)

  @Test(arguments: [("#errand", "errand"), (" errand ", "errand"), ("#", ""), ("a #b", "a #b")])
  func `a tag is named with or without its mark`(text: String, expected: String) {
    #expect(reader.tagName(text) == expected)
  }

  @Test(arguments: [("@office", "office"), ("office", "office"), ("@", "")])
  func `a place is named with or without its mark`(text: String, expected: String) {
    #expect(reader.placeName(text) == expected)
  }

  @Test(arguments: [("@bob", "bob"), ("bob@example.org", "bob@example.org"), ("@@bob", "bob")])
  func `a handle is written with or without its mark`(text: String, expected: String) {
    #expect(reader.handle(text) == expected)
  }

  @Test(arguments: [
    ("@bob, @ann to c12", ["bob", "ann"], "to c12"), ("@bob and @bob", ["bob"], ""), ("to 2", [], "to 2"),
    ("2 @bob @", ["bob"], "2 @"),
  ])
  func `handles are told from the words beside them`(text: String, handles: [String], rest: String) {
    let read = reader.handles(in: text)
    #expect(read.handles == handles && read.rest == rest)
  }

  @Test(arguments: [
    ("friday", "moment"), ("work", "list work"), ("#friday", "list friday"), ("garden", "new garden"),
    ("#garden", "list garden"),
  ])
  func `something moves to a moment, to a list there is or to a new one`(text: String, expected: String) {
    var reader = reader
    reader.context.lists = ["work"]
    let read =
      switch reader.destination(text) {
      case .moment: "moment"
      case .list(let name): "list \(name)"
      case .newList(let name): "new \(name)"
      }
    #expect(read == expected)
  }

  @Test(arguments: [
    ("c12 +2 every time", "c12", 2, true), ("c12", "c12", 0, false), ("welcome tea +0", "welcome tea", 0, false),
    ("+3", "", 3, false), ("2 every time", "2", 0, true),
  ])
  func `guests and times stand behind an event`(text: String, name: String, guests: Int, isEveryTime: Bool) {
    let asked = AttendanceAsked(text, by: reader)
    #expect(asked.name == name && asked.guests == guests && asked.isEveryTime == isEveryTime)
  }

  @Test func `guests without a number are none`() {
    let asked = AttendanceAsked("c12 +many", by: reader)
    #expect(asked.guests == nil && asked.writtenGuests == "+many" && asked.name == "c12")
  }

  @Test(arguments: [("c12 // it is over", "c12", "it is over"), ("c12", "c12", nil), ("c12 //", "c12", nil)])
  func `a reason stands behind the name`(text: String, name: String, reason: String?) {
    let read = NameAndReason(text)
    #expect(read.name == name && read.reason == reason)
  }

  @Test func `a note is no part of what is told before it`() {
    #expect(Array(["fri", "8pm", "//", "max", "5"].beforeNote) == ["fri", "8pm"])
    #expect(PlacesAsked("party max 5 // max 9", by: reader).count == 5)
    #expect(PlacesAsked("party // max 9", by: reader).count == nil)
    #expect(AudienceAsked("party // for friends", by: reader).audience == nil)
    #expect("party @\"union house\" fri".withoutQuotedPlace.place == "union house")
    #expect("party // @\"union house\"".withoutQuotedPlace.place == nil)
  }

  @Test func `a note alone changes nothing else`() {
    #expect(reader.changes("// bring the scans").item == .remark("bring the scans"))
    #expect(Item.remark("bring the scans").note == "bring the scans")
  }
}
