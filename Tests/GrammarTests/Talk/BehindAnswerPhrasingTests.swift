import Grammar
import Testing

/// What is said right behind an answer: an addition to the day that was asked about, or to the list.
@Suite struct BehindAnswerPhrasingTests {
  @Test(
    "an addition is what follows the answer and the verb",
    arguments: [
      ("ok put drinks at 8", "drinks at 8"),
      ("and add gym at 6 then", "gym at 6"),
      ("add football at 3", "football at 3"),
      ("great, put lunch with sue at 1", "lunch with sue at 1"),
      ("ok put in lunch with sam then", "lunch with sam"),
      ("lovely! can you pencil in tea with gran at 4", "tea with gran at 4"),
      ("ok book me in for the wedding then, 3pm", "the wedding 3pm"),
      ("ok, book a table at 7", "book a table at 7"),
      ("put me down for the 10k at 9", "the 10k at 9"),
      ("ok put the bins out at 8", "put the bins out at 8"),
      ("ok pop to the shops at 5", "pop to the shops at 5"),
      ("ok put lunch in then", "lunch"),
      ("put lunch in then", "lunch"),
      ("ok put a meeting in", "a meeting"),
      ("ok put out the bins at 8", "put out the bins at 8"),
      ("great, dentist at 3 then", "dentist at 3"),
    ])
  func addition(said: String, thing: String) { #expect(Frozen.reader().addition(behindAnswer: said)?.thing == thing) }

  @Test(
    "an errand is none",
    arguments: [
      "put the bins out at 8", "book a table at 7", "ok ring mum at 5", "remind me at 5 to ring sue", "ok", "ok put",
      "great, squeeze oranges at 8", "ok put milk on the shopping list at 6",
      "put the roast in at 4", "football at 3", "great, dentist at 3", "dentist at 3 then", "stick the roast in at 4",
    ])
  func errand(said: String) { #expect(Frozen.reader().addition(behindAnswer: said) == nil) }

  static let asked = sayings([
    "whenDid [plants]": ["when were the plants last watered", "when was the plants last watered?"],
    "whenDid [watered plants]": ["last time i watered the plants?", "when was the last time i watered the plants"],
    "command getdue this weekend": ["what shifts do i have this weekend", "which shifts have i got this weekend"],
    "what [{2026-11-21}]": [
      "i would like to know what is on tomorrow", "i'd like to know what's on tomorrow",
      "id love to know whats on tomorrow",
    ],
    "command free Monday": ["I would like to know how many hours are free on Monday"],
    "command help ": [
      "can you help me keep track of it?", "could you help me remember stuff", "can you help me organise my week",
      "can you remember things for me?", "can i put my clients in here", "can i use you for deadlines?",
    ],
    "remark cannot": ["How do I make the text bigger?", "how do i turn the writing up"],
  ])

  @Test("questions that asked in vain", arguments: asked)
  func questionMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  @Test(
    "what sounds alike is something to do",
    arguments: [
      "make the text bigger", "go to dinner at 7", "last time capsule letter", "shifts rota",
      "know the boiler model",
    ])
  func item(said: String) { #expect(Frozen.isNew(said)) }
}
