import Grammar
import Testing

/// Statements about something kept, or about something that does not exist: the bot asks, and keeps no sentence.
@Suite struct ToldOfKeptTests {
  @Test(
    "what was done to something unknown is asked about",
    arguments: [
      "cancelled the physio", "cleaned the car", "moved the physio", "cooked the dinner", "rent paid",
      "homework submitted", "the rent has been paid", "emailed bob", "phoned the school", "submitted coursework",
      "find keys", "find my passport", "search for the receipt",
    ])
  func asked(_ said: String) { #expect(Frozen.readings(said).last == "remark unclear", "\(Frozen.readings(said))") }

  @Test(
    "what only looks so is something to do",
    arguments: [
      "smoked salmon and bagels", "get the car fixed", "get the rent paid", "used car inspection", "iced coffee",
      "lost property form", "find a plumber", "find someone to fix the roof", "find out the price",
      "dried fruit and nuts", "search the loft for the tent", "find keys friday", "cancelled stamps for grandad",
    ])
  func kept(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "a wish to change something may be of what is kept",
    arguments: ["i want to cancel gym", "i need to move the dentist to friday", "i want to delete the club letter"])
  func wanted(_ said: String) {
    let readings = Frozen.reader().message(said).lines[0].readings
    #expect(readings.contains { if case .wish = $0 { true } else { false } }, "\(readings)")
  }

  @Test(
    "a bare short weekday at the end is a day",
    arguments: [
      ("gym wed", "todo \"gym\", due 2026-11-25"), ("yoga sat", "todo \"yoga\", due 2026-11-21"),
      ("fix tap sat #house", "todo \"fix tap\", due 2026-11-21, #house"),
      ("the cat sat", "todo \"the cat sat\""), ("newly wed", "todo \"newly wed\""),
    ])
  func weekday(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }

  @Test(
    "thanks at the end are no part of the name",
    arguments: [
      ("buy ham thanks", "todo \"buy ham\""), ("buy jam, thank you!", "todo \"buy jam\""),
      ("buy fish lah", "todo \"buy fish\""), ("text mum thanks", "todo \"text mum thanks\""),
      ("send thanks", "todo \"send thanks\""), ("pay for the thanks", "todo \"pay for the thanks\""),
    ])
  func thanks(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }

  @Test(
    "said apart, a repeat, a list, a timer and an age are what they are",
    arguments: [
      (
        "remind me every other friday to pay the sitter starting next week",
        "todo \"pay the sitter\", due 2026-11-27, FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"
      ),
      (
        "thursday 26 nov 0600-1800 day shift",
        "event \"day shift\", start 2026-11-26T06:00, end 2026-11-26T18:00"
      ),
    ])
  func apart(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }

  @Test(
    "what is said around a thing is a command",
    arguments: [
      ("add to my to do list call the plumber", "command !add call the plumber"),
      ("set a pasta timer for 12 minutes", "command !add pasta timer in 12 minutes"),
      ("18 min pasta timer", "command !add pasta timer in 18 min"),
      ("set a 20 minute pizza timer", "command !add pizza timer in 20 minute"),
      ("i want times in 24h", "command !clock 24"),
      ("what are all my repeating things", "command !find isRepeating:true"),
      ("export all my notes please", "command !export "),
    ])
  func command(_ said: String, _ means: String) { #expect(Frozen.first(said) == [means], "\(Frozen.readings(said))") }

  @Test("days are no estimate", arguments: ["holiday for 3 days", "trip for 2 weeks"])
  func days(_ said: String) { #expect(Frozen.item(said) == "todo \"\(said)\"") }
}
