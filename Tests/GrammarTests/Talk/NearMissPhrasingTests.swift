import Testing

/// Phrases about something kept that does not exist: with a past tense, a pronoun, a number, a word for many, a mere
/// kind. The reply says so, and nothing is kept.
@Suite struct NearMissPhrasingTests {
  @Test(
    "what fits nothing that is kept is no new item",
    arguments: [
      "paid the council tax", "just paid the council tax", "finished the crossword", "done the crossword",
      "i did the crossword", "bought the stamps", "sent the invitations", "i sent the invitations yesterday",
      "signed the permission slip", "submitted the grant form", "took the antibiotics", "called the optician",
      "called the optician back", "got the wrapping paper", "booked the campsite", "ordered the curtains",
      "posted the letters", "returned the drill", "picked up the parcel", "handed in the coursework",
      "ticked off the swim", "done with the crossword", "im done with the crossword", "we've done the crossword",
      "the crossword is done", "the crossword is finished", "the invitations are sent", "council tax is paid",
      "the council tax has been paid", "the crossword isn't done", "crossword isn't finished yet",
      "the crossword is not done yet", "i havent done the crossword", "i didn't pay the council tax",
      "regatta is cancelled", "the regatta is off", "the regatta was cancelled", "the regatta has been cancelled",
      "i no longer need the drill", "i don't need the drill any more", "i dont want the drill anymore",
      "dont need the drill anymore", "no longer need the drill", "the match is delayed by an hour",
      "the match has been postponed by an hour", "cancel it", "delete it", "delete this", "remove that",
      "done with it", "finished it", "i did it", "it is done", "mark it as done", "tick it off",
      "reschedule it to monday", "cancel number 2", "mark 2 as done", "tick off 3", "2 is done",
      "push number 3 to monday", "cancel the meeting", "delete the appointment", "please cancel my appointment",
      "can you cancel the call", "cancel everything", "cancel everything on monday", "finished everything",
      "done everything", "delete the last two", "remove all finished tasks", "move everything to monday",
      "move the rest to monday", "move both to monday", "move the meeting to monday",
      "reschedule the meeting to monday", "postpone the call to monday", "push the meeting back an hour",
      "cancel all my meetings",
    ])
  func told(_ said: String) { #expect(!Frozen.isNew(said), "\(Frozen.readings(said))") }
}
