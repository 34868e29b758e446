import Grammar
import Testing

/// Requests for quiet until something or on some day. None of them is about a kept thing called "reminders".
@Suite struct QuietSpanPhrasingTests {
  static let spans = sayings([
    "command !quiet until tomorrow": [
      "no messages tonight please", "please no reminders today", "no alerts today", "no more pings tonight",
    ],
    "command !quiet until monday": ["please no reminders until monday", "no notifications until monday"],
    "remark quietByDay": [
      "no reminders this weekend", "no notifications over the weekend", "no reminders next week",
      "please no notifications tomorrow", "no messages for the rest of this week", "pause reminders this weekend",
      "mute everything over the weekend", "be quiet this weekend", "quiet next week",
      "don't remind me of anything this weekend", "don't message me this weekend",
    ],
  ])

  @Test("they ask for quiet", arguments: spans)
  func quiet(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what may be an errand stays one",
    arguments: [
      "quiet weekend away", "quiet this weekend playlist",
      "set reminders for mum this weekend",
    ])
  func errand(_ text: String) { #expect(Frozen.isNew(text), "\(Frozen.readings(text))") }
}
