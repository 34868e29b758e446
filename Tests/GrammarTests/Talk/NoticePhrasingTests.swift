import Grammar
import Testing

/// Pasted tickets, notices, invitations and bills. It is Friday 20 November 2026, ten in the morning.
@Suite struct NoticePhrasingTests {
  @Test(
    "the lines of a ticket are one journey",
    arguments: [
      (
        "Train: Ely 07:42 -> York 09:53\nThu 3 Dec\nCoach B seat 24",
        "event \"Train: Ely -> York\", start 2026-12-03T07:42, end 2026-12-03T09:53, note \"Coach B seat 24\""
      ),
      (
        "London Euston 07:42 -> Crewe 09:53\nDate: Thu 3 Dec 2026\nSeat: B24",
        "event \"London Euston -> Crewe\", start 2026-12-03T07:42, end 2026-12-03T09:53, note \"Seat: B24\""
      ),
      (
        "Your booking is confirmed!\n3 December 2026\nLeeds 07:42 -> Hull 09:53\nPlatform 4",
        "event \"Leeds -> Hull\", start 2026-12-03T07:42, end 2026-12-03T09:53, note \"Your booking is confirmed!\nPlatform 4\""
      ),
    ])
  func tickets(_ said: String, _ means: String) { #expect(Frozen.first(said) == [means]) }

  @Test("what is no part of a ticket is a thing of its own")
  func besides() {
    let told = Frozen.first("Leeds 07:42 -> Hull 09:53\n3 dec\nbuy milk")
    #expect(told.count == 2 && told.last == "todo \"buy milk\"", "\(told)")
  }

  @Test(
    "a sentence behind a notice is its note",
    arguments: [
      (
        "your appointment with dr lee is on 3 dec at 2.15pm. Please arrive 10 minutes early.",
        "todo \"your appointment with dr lee\", due 2026-12-03T14:15, note \"Please arrive 10 minutes early\""
      ),
      (
        "Your appointment at Smile Dental is on Mon 7 Dec at 9:40am. Please bring your insurance card.",
        "todo \"Your appointment at Smile Dental\", due 2026-12-07T09:40, note \"Please bring your insurance card\""
      ),
      (
        "scan at st mary's 4 dec 11am. Do not eat for 6 hours before.",
        "todo \"scan at st mary's\", due 2026-12-04T11:00, note \"Do not eat for 6 hours before\""
      ),
    ])
  func notices(_ said: String, _ means: String) { #expect(Frozen.first(said) == [means]) }

  @Test(
    "a request to the bot is no notice",
    arguments: ["dentist friday 3pm. please remind me an hour before", "move dentist to friday 3pm. please note it"])
  func requests(_ said: String) {
    #expect(Frozen.first(said).allSatisfy { !$0.contains("note \"") }, "\(Frozen.first(said))")
  }

  @Test(
    "the cry that opens an invitation is not its name",
    arguments: [
      "You're invited! Zoe's 5th birthday. When: sat 12 dec 2pm Where: 5 Oak St",
      "You're invited!\nZoe's 5th birthday\nWhen: sat 12 dec 2pm\nWhere: 5 Oak St",
    ])
  func invitation(_ said: String) {
    #expect(
      Frozen.first(said) == [
        "event \"Zoe's 5th birthday\", start 2026-12-12T14:00, @5 Oak St, note \"You're invited!\""
      ])
  }

  @Test(
    "a figure behind the day of a bill is an amount",
    arguments: [
      ("florist deposit due 12 dec 300", "todo \"florist deposit 300\", due 2026-12-12"),
      ("rent 1 dec 1200", "todo \"rent 1200\", due 2026-12-01"),
      ("electric bill 5 dec 130", "todo \"electric bill 130\", due 2026-12-05"),
      ("balance due 14 dec 1500", "todo \"balance 1500\", due 2026-12-14"),
      ("venue fee friday 250", "todo \"venue fee 250\", due 2026-11-27"),
      // What takes place has an hour.
      ("meeting 1 dec 1430", "todo \"meeting\", due 2026-12-01T14:30"),
      ("rent review friday 1400", "todo \"rent review\", due 2026-11-20T14:00"),
      ("lunch with bill friday 1230", "todo \"lunch with bill\", due 2026-11-20T12:30"),
      ("rent viewing 1 dec at 1200", "todo \"rent viewing\", due 2026-12-01T12:00"),
    ])
  func amounts(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }
}
