import Grammar
import Testing

/// Phrases about the community's events by their numbers, and phrases that only look like these.
@Suite struct CommunityPhrasingTests {
  static let meanings = sayings([
    "command going c4": [
      "going to c4", "I'm going to c4", "im coming to c4", "i'd love to go to c4", "we'd like to come to c4",
      "i will be at c4", "count me in for c4", "sign me up for c4", "put me down for c4 please", "ok going to c4",
      "rsvp c4", "i can make it to c4", "i'll join c4", "going c4", "please book us in for c4", "I want to go to c4",
    ],
    "command going c4, c12": ["going to c4, c12"],
    "command going c14/2026-11-30T18:00": ["going to c14/2026-11-30T18:00"],
    "command going c4 +2": [
      "going to c4 +2", "going c4 +2", "going to c4 with 2 friends", "i'm going to c4 plus two",
      "coming to c4 with two others",
    ],
    "command going c4 +1": ["going to c4 with a friend", "going to c4 +1"],
    "command going c4 every time": ["going to c4 every week", "i'm going to c4 every time"],
    "command interested c4": [
      "interested in c4", "i'm interested in c4", "interested c4", "i might go to c4", "maybe c4", "remind me about c4",
    ],
    "command notgoing c4": [
      "not going to c4", "im not going to c4 anymore", "i'm not coming to c4 after all", "i can't make it to c4",
      "cant come to c4", "i won't go to c4", "take me off c4", "count me out of c4", "not interested in c4",
      "no longer going to c4", "not going c4", "we're not going to c4 any more",
    ],
    "command edit c4 8pm": [
      "edit c4 8pm", "change c4 to 8pm", "move c4 to 8pm", "postpone c4 until 8pm", "make c4 8pm",
    ],
    "command edit c4 jazz night": ["rename c4 to jazz night"],
    "command calloff c12": ["call off c12", "call c12 off", "please call off c12"],
    "command calloff c12 // it rains": [
      "call off c12, it rains", "call off c12 because it rains", "call c12 off, it rains",
    ],
    "command report c12": ["report c12"],
    "command report c12 spam": ["report c12 spam", "report c12 as spam", "report c12: spam"],
    "command show c4": [
      "show c4", "what's c4?", "what is c4", "whats c4 about", "tell me about c4", "show me c4", "when is c4?",
      "where's c4",
      "details of c4", "more info on c4", "is c4 still on?", "what time does c4 start", "am i going to c4?",
      "how much is c4",
    ],
    "command share c4": ["share c4", "share c4 with everybody"],
    "command whosgoing c4": ["who's going to c4?", "who is coming to c4", "how many are going to c4"],
    "command tell c4 the door is at the back": [
      "tell c4 the door is at the back", "tell everyone going to c4 that the door is at the back",
    ],
    "command invite @bob to c4": ["invite @bob to c4"],
    "command invite @bob, @ann to c4": ["invite @bob, @ann to c4"],
    "command publish board games friday 8pm": [
      "publish an event board games friday 8pm", "publish an event called board games friday 8pm",
    ],
    "!publish [ska night]": ["publish my ska night", "publish my ska night for everybody"],
    "!publish [ska night] for friends": ["publish my ska night for friends"],
    "command whatson near the library": ["what's on near the library?", "what's happening near the library"],
    "command edit c4 #social @\"union house\"": ["edit c4 #social @\"union house\""],
    "command edit c4 -#work": ["change c4 -#work"],
    "command whatson friday": ["what's on around here friday", "whats happening on campus friday"],
  ])

  @Test("what is said of the community's events", arguments: meanings)
  func said(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  @Test(
    "what only looks like it is something to do",
    arguments: [
      "publish the report", "publish blog post on friday", "publish the event report", "report the leak",
      "report to c4",
      "share the photos", "share the c4 slides with ann", "going to c4 building at 3", "edit the c4 slides",
      "buy paint for c4", "meet bob at c4", "call c4", "call off work", "interested in chess",
      "going to cinema4 friday",
      "take the boxes to c4", "go to c4", "publish my thesis", "tell c4ll centre off", "invite ann to the party",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "without a community a room is a room",
    arguments: ["going to c4", "edit c4 8pm", "call off c12, it rains", "tell c4 the door is at the back"])
  func room(_ said: String) {
    let reading = Frozen.readings(said) { $0.hasCommunity = false }.first
    #expect(reading?.hasPrefix("command") != true, "\(reading ?? "")")
  }
}
