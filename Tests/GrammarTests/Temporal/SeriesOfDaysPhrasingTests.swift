import Grammar
import Testing

/// Repeats by the kind of day or its letter, several series or days in a line, and figures that are no length.
struct SeriesOfDaysPhrasingTests {
  static let phrasings = [
    Phrasings(
      "todo \"pack lunch\", due 2026-11-23T08:00, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      "pack lunch on school days at 8", "remind me to pack lunch on school days at 8",
      "pack lunch every school day at 8",
      "pack lunch on work days at 8", "every work day at 8 pack lunch"),
    Phrasings(
      "todo \"run\", due 2026-11-22T07:00, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU", "run every weekday and sunday at 7",
      "run on weekdays and sunday at 7", "run at 7 on weekdays and sundays", "run weekdays & sunday at 7"),
    Phrasings(
      "todo \"gym\", due 2026-11-23T07:00, FREQ=WEEKLY;BYDAY=MO,WE,FR", "gym m w f 7", "gym m/w/f 7am",
      "gym m/w/f at 7am"),
    Phrasings(
      "todo \"physio\", due 2026-11-23T09:00, FREQ=WEEKLY;COUNT=10;BYDAY=MO", "physio every monday at 9, 10 times"),
    Phrasings(
      "todo \"standup\", due 2026-11-20T14:00 America/New_York, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      "standup every weekday 2pm new york time", "standup weekdays at 2pm new york time"),
    Phrasings(
      "todo \"my mother's birthday\", due 2026-12-20, FREQ=YEARLY, note \"born 1956\"",
      "my mother makes 70 years on 20 December", "my mother turns 70 years on 20 December",
      "my mother will be 70 years on 20 December"),
    Phrasings(
      "todo \"ellies bday\", due 2027-03-03, FREQ=YEARLY", "ellies bday is 3rd march dont let me forget",
      "ellies bday is 3rd march, don't forget", "dont let me forget ellies bday is 3rd march"),
  ]

  @Test("series and years in other words", arguments: phrasings)
  func same(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(items(text) == [phrasings.meaning], "\(text)") }
  }

  @Test(
    "a line gives each of its series and each of its days",
    arguments: [
      (
        "ethan has swimming every tuesday at 4.30, lily has ballet on wednesdays at 5",
        [
          "todo \"ethan has swimming\", due 2026-11-24T16:30, FREQ=WEEKLY;BYDAY=TU",
          "todo \"lily has ballet\", due 2026-11-25T17:00, FREQ=WEEKLY;BYDAY=WE",
        ]
      ),
      (
        "mum has yoga on mondays and dad has golf on fridays",
        [
          "todo \"mum has yoga\", due 2026-11-23, FREQ=WEEKLY;BYDAY=MO",
          "todo \"dad has golf\", due 2026-11-20, FREQ=WEEKLY;BYDAY=FR",
        ]
      ),
      ("off work 3 dec, 4 dec and 5 dec", ["todo \"off work\", due 2026-12-03, also 2026-12-04, also 2026-12-05"]),
      ("off work 3 dec and 4 dec", ["todo \"off work\", due 2026-12-03, also 2026-12-04"]),
    ])
  func each(_ text: String, _ expected: [String]) { #expect(items(text) == expected) }

  @Test(
    "what only looks like a length, a repeat or a courtesy is of the name",
    arguments: [
      ("order 10 sockets and 100m of cable", "todo \"order 10 sockets and 100m of cable\""),
      ("need 3m of ribbon for the tree", "todo \"need 3m of ribbon for the tree\""),
      ("pack 2 school day trips", "todo \"pack 2 school day trips\""),
      ("meet ben after work days", "todo \"meet ben after work days\""),
      ("buy tops in s m l", "todo \"buy tops in s m l\""),
      ("write the song dont forget me", "todo \"write the song dont forget me\""),
      ("she makes 3 cakes on friday", "todo \"she makes 3 cakes\", due 2026-11-27"),
    ])
  func nearMiss(_ text: String, _ expected: String) { #expect(items(text).first == expected) }

  private func items(_ text: String) -> [String] {
    Frozen.reader().message(text).lines.map { $0.readings.last?.summary ?? "nothing" }
  }
}
