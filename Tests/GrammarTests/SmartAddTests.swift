import Agenda
import Grammar
import Testing

/// One meaning, and the phrasings that must yield it.
struct Meaning: Sendable, CustomTestStringConvertible {
  var expected: String
  var phrasings: [String]

  init(_ expected: String, _ phrasings: String...) {
    self.expected = expected
    self.phrasings = phrasings
  }

  var testDescription: String { expected }
}

@Suite struct SmartAddTests {
  @Test(
    "what is typed becomes the item that is meant",
    arguments: [
      Meaning(
        "todo \"call jimmy\", due 2026-11-21T17:00", "call jimmy at 5pm tomorrow", "call jimmy tomorrow at 5pm",
        "tomorrow 5pm call jimmy", "call jimmy ^tomorrow 5pm", "call  jimmy   at 17:00 tomorrow",
        "call at 5 jimmy tomorrow",
        "remind me to call jimmy at 5pm tomorrow", "remind me tomorrow at 5pm to call jimmy",
        "please call jimmy tomorrow 5pm",
        "call jimmy (tomorrow at 5pm)", "call jimmy, tomorrow at 5pm", "call jimmy - tomorrow 5pm",
        "call jimmy tomorrow 5pm."),
      Meaning("todo \"read this\", due 2026-11-21", "read this tomorrow", "tomorrow read this"),
      Meaning("todo \"pay rent\", due 2026-12-01", "pay rent ^1st", "pay rent on the 1st", "pay rent by the 1st"),
      Meaning(
        "todo \"pay rent\", due 2026-11-21", "pay rent tomorrow", "pay rent ^tom", "pay rent ^tomorrow",
        "tomorrow: pay rent"),
      Meaning(
        "todo \"tax return\", due 2027-04-01, start 2027-03-01", "tax return ~1 march ^april",
        "tax return ^april ~1 march"),
      Meaning(
        "todo \"call the bank\", !1", "call the bank !1", "!1 call the bank", "call the bank !!!", "call !1 the bank"),
      Meaning("todo \"call the bank\", !2", "call the bank !2", "call the bank !!"),
      Meaning("todo \"call the bank\", !3", "call the bank !3", "call the bank !"),
      Meaning(
        "todo \"milk\", #groceries, #errand", "milk #groceries #errand", "#groceries milk #errand",
        "milk #groceries, #errand"),
      Meaning(
        "todo \"pick up parcel\", @office", "pick up parcel @office", "pick up parcel at @office"),
      Meaning(
        "todo \"pick up the milk\", to bob", "@bob pick up the milk", "@bob: pick up the milk", "@bob, pick up the milk"
      ),
      Meaning(
        "todo \"take out the trash\", due 2026-11-23T20:00, FREQ=WEEKLY, #errand",
        "take out the trash monday at 8pm *weekly #errand"),
      Meaning(
        "todo \"tax return\", takes 120m", "tax return =2h", "tax return =2 hours", "=2h tax return",
        "tax return =120min"),
      Meaning("todo \"read\", takes 30m", "read for 30 minutes", "read =30m", "read =30min"),
      Meaning(
        "event \"lunch\", start 2026-11-27T12:00, end 2026-11-27T13:00, +ann", "lunch 27 nov 12-13 +ann",
        "lunch with +ann 27 nov 12-13"),
      Meaning(
        "todo \"dentist\", due 2027-05-03T09:15, note \"bring x-rays\"", "dentist 3 May 9:15 // bring x-rays",
        "dentist 3 May 9:15 //bring x-rays"),
      Meaning("todo \"read\", https://example.org/a", "read https://example.org/a", "https://example.org/a read"),
    ])
  func meaning(_ meaning: Meaning) {
    for text in meaning.phrasings { #expect(Frozen.item(text) == meaning.expected, "\(text)") }
  }

  @Test(
    "an event has a range, a duration after a time, or all day",
    arguments: [
      Meaning("event \"dentist\", start 2026-11-20T15:00, end 2026-11-20T15:45", "dentist at 3 for 45 minutes"),
      Meaning(
        "event \"trip\", start 2026-11-28, end 2026-12-02, all day", "trip 28 Nov to 2 Dec", "trip from 28 Nov to 2 Dec"
      ),
      Meaning(
        "event \"birthday\", start 2027-05-03, all day", "birthday 3 may all day",
        "birthday all day 3 may"),
      Meaning("event \"workshop\", start 2026-11-27, all day", "all day workshop friday", "workshop friday all day"),
      Meaning("event \"party\", start 2026-11-21T20:00", "event: party saturday 8pm", "Event: party 21 nov 20:00"),
      Meaning("event \"workshop\", start 2026-11-20, all day", "all day workshop"),
      Meaning("event \"standup\", start 2026-11-21T14:30, end 2026-11-21T15:15", "standup tomorrow 14:30-15:15"),
      Meaning(
        "event \"lunch\", start 2026-11-27T12:00, end 2026-11-27T13:00, FREQ=WEEKLY", "lunch 27 nov 12-13 *weekly"),
    ])
  func event(_ meaning: Meaning) {
    for text in meaning.phrasings { #expect(Frozen.item(text) == meaning.expected, "\(text)") }
  }

  @Test(
    "a start, a due sign or todo: makes a todo of a range",
    arguments: [
      ("trip ^28 Nov to 2 Dec", "todo \"trip\", due 2026-12-02"),
      ("essay ~24 nov", "todo \"essay\", start 2026-11-24"),
      ("todo: lunch 27 nov 12-13", "todo \"lunch\", due 2026-11-27T12:00"),
    ])
  func todo(_ text: String, _ expected: String) {
    #expect(Frozen.item(text) == expected)
  }

  @Test(
    "a note is kept as it is, but for its tags and link",
    arguments: [
      ("note: gate code 4512 until friday", "note \"gate code 4512 until friday\""),
      ("note: wifi is hunter2 #home", "note \"wifi is hunter2\", #home"),
      ("note: the plan // secret", "note \"the plan // secret\""),
      ("Note: ask about 10% off @ 5", "note \"ask about 10% off @ 5\""),
      ("https://example.org/a", "note \"https://example.org/a\", https://example.org/a"),
    ])
  func note(_ text: String, _ expected: String) {
    #expect(Frozen.item(text) == expected)
  }

  @Test("an edit takes tags and the date away")
  func removals() {
    #expect(Frozen.item("-#home #work") == "todo \"-#home #work\", #work, -#home")
    #expect(Frozen.reader().item("no date").removesDate)
    #expect(Frozen.reader().item("pay rent someday").summary == "todo \"pay rent\", no date")
  }

  @Test(
    "a date that makes no sense is told, and the todo stands without it",
    arguments: [
      ("call bob on 31 June", "todo \"call bob on 31 June\", problem \"31 June\""),
      ("pay rent every 0 days", "todo \"pay rent every 0 days\", problem \"every 0 days\""),
    ])
  func problem(_ text: String, _ expected: String) {
    #expect(Frozen.item(text) == expected)
  }

  @Test("a time in another place keeps its zone")
  func zone() {
    #expect(Frozen.item("call at 5pm ET") == "todo \"call\", due 2026-11-20T17:00 America/New_York")
  }
}
