import Grammar
import Testing

/// Messages that hang on the one before them.
@Suite struct HangingTogetherPhrasingTests {
  private static func readings(_ text: String) -> [String] { Frozen.readings(text) { $0.reference = .confirmation } }

  /// The item, the distance, the time, and what it hangs on.
  private static func hanging(_ text: String) -> String? {
    let items = Frozen.reader().message(text).lines.flatMap(\.readings).compactMap { reading -> Item? in
      if case .item(let item) = reading { item } else { nil }
    }
    let hung = items.lazy.flatMap { $0.alternatives ?? [] }.compactMap(\.hanging).first { $0.anchor == .spoken }
    guard let hung else { return nil }
    let distance = hung.distance
    return
      ([hung.item.name, hung.isAfter ? "after" : "before", "\(distance.days)d"]
      + (distance.seconds > 0 ? ["\(distance.seconds / 60)m"] : [])
      + [distance.part.map { "\($0)" }, distance.time.map { "\($0)" }].compactMap { $0 }).joined(separator: " ")
  }

  @Test(
    "a todo comes so long before or after what was spoken of",
    arguments: [
      ("pack the night before", "pack before 1d night"), ("agenda out a week before", "agenda out before 7d"),
      ("minutes due a week after", "minutes after 7d"), ("call mum the day after", "call mum after 1d"),
      ("extra practice the day before at 2", "extra practice before 1d 14:00"),
      ("iron shirts the evening before at 8", "iron shirts before 1d evening 20:00"),
      ("ring the surgery 2 days before that", "ring the surgery before 2d"),
      ("rehearsal the 2 days before", "rehearsal before 2d"),
      ("pick up kids 430 that day", "pick up kids before 0d 16:30"),
      ("report deadline same day", "report deadline before 0d"), ("get a card before that", "get a card before 0d"),
      ("leave work at 4 on that day", "leave work before 0d 16:00"),
    ])
  func hangs(_ said: String, _ expected: String) { #expect(Self.hanging(said) == expected) }

  @Test(
    "a name that only looks so hangs on nothing",
    arguments: [
      "watch the day after tomorrow", "read before the coffee", "book a holiday after exams", "the morning after pill",
      "same day delivery", "day before yesterday's paper",
    ])
  func hangsOnNothing(_ said: String) { #expect(Self.hanging(said) == nil) }

  @Test(
    "what was just said is put right",
    arguments: [
      ("sorry it's the 10 not the 9", "!move [it] to the 10th"), ("its the 22 not the 21", "!move [it] to the 22nd"),
      ("the 3 not the 2", "!move [it] to the 3rd"), ("until the end of january", "!until [it] the end of january"),
      ("make it until the end of january", "!until [it] the end of january"),
      ("skip till monday", "!postpone [it] to monday"), ("push it by 15", "!postpone [it] by 15 min"),
      ("bring it forward by 20 this week", "!postpone [it] by -20 min"),
      ("remind me the same day", "!remind [it] in the morning that day"),
      ("remind me on the day", "!remind [it] in the morning that day"),
      ("remind me 2 hrs before each one", "!remind [it] 2 hrs before"),
      ("set a reminder for the night before", "!remind [it] the night before"),
      ("same for tom at 10", "!same [it] tom at 10"), ("and the same again for jo", "!same [it] jo"),
      ("at wacky warehouse", "!edit [it] // wacky warehouse"), ("*dentist", "!fix [it] dentist"),
      ("need 2 boxes of gloves as well", "!add [it] 2 boxes of gloves"), ("gave it today", "act done"),
      ("no change it back", "act undo"), ("skip thursdays this week", "!skip [it] this thursday"),
    ])
  func putsRight(_ said: String, _ expected: String) {
    #expect(Self.readings(said).contains(expected), "\(Self.readings(said))")
  }

  @Test(
    "what only sounds so is something to do",
    arguments: [
      "at work call bob", "at the bank ask about the loan",
      "swap wed night with grace, check w ward manager", "at lidl get milk", "same day dry cleaning",
      "need to ring the bank",
      "push pram shopping list",
      "skip hire on monday", "gave blood certificate to hr", "remind me to set a reminder", "* dentist",
    ])
  func errand(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "an act names what it changes",
    arguments: [
      ("actually draft the wed after", "!postpone [draft] after wed"),
      ("push priya by 15 this week", "!postpone [priya] by 15 min"),
      ("swap wednesday for saturday", "!move [{2026-11-25}] to saturday"),
      ("skip gym until monday", "!pause [gym] monday"),
      ("except december do it on the 18th", "!move [{2026-12-01}] to the 18th"),
      ("add to priya: discuss promotion", "!edit [priya] // discuss promotion"),
      ("book i have buy already", "!complete [book]"), ("dun milk", "!complete [milk]"),
      ("clear what's done", "command !clear completed"), ("remove the things i've bought", "command !clear completed"),
      ("put the bins out on tuesday", "todo \"put the bins out\", due 2026-11-24"),
    ])
  func names(_ said: String, _ expected: String) {
    #expect(Frozen.readings(said).contains(expected), "\(Frozen.readings(said))")
  }

  @Test(
    "thanks before a request change nothing",
    arguments: [
      ("thank you. when do the bins go out", "when [bins go]"), ("cheers! what's on tomorrow", "what [{2026-11-21}]"),
      ("Great. cancel the bins", "!delete [bins]"), ("lovely thanks, add milk", "command !add milk"),
      ("thanks. buy milk", "todo \"buy milk\""),
      ("thank you so much, call bob at 5", "todo \"call bob\", due 2026-11-20T17:00"),
      ("great expectations audiobook", "todo \"great expectations audiobook\""),
      ("thank you cards for the party", "todo \"thank you cards for the party\""),
      ("thanks, you're the best!", "smallTalk"),
    ])
  func thanks(_ said: String, _ expected: String) {
    #expect(Frozen.readings(said).contains(expected), "\(Frozen.readings(said))")
  }

  @Test(
    "words that name nothing are asked about",
    arguments: [
      "maybe saturday afternoon for the garlic", "and before", "twice", "the one after", "told him ok",
      "who walks him then", "too wet, next weekend", "swap mon and tue this week", "swapped sunday with maria",
      "so next one should be the 26th", "engineer wants the 10th", "i got the job", "we got the flat!",
    ])
  func unclear(_ said: String) {
    #expect(Self.readings(said).last?.hasPrefix("remark unclear") == true, "\(Self.readings(said))")
  }

  @Test(
    "a time in a line is what it looks like",
    arguments: [
      ("load in monday 5:30pm", "todo \"load in\", due 2026-11-23T17:30"),
      ("check in monday 3pm", "todo \"check in\", due 2026-11-23T15:00"),
      ("doctor in monday", "todo \"doctor\", due 2026-11-23"),
      ("boiler man tom 8-12", "event \"boiler man\", start 2026-11-21T08:00, end 2026-11-21T12:00"),
      ("dinner with tom 7-9", "todo \"dinner with tom 7-9\""),
      ("pick up jo first at 7:30", "todo \"pick up jo first\", due 2026-11-21T07:30"),
      ("gas bill monday, 120", "todo \"gas bill, 120\", due 2026-11-23"),
      ("plumber monday, 430", "todo \"plumber\", due 2026-11-23T16:30"),
    ])
  func times(_ said: String, _ expected: String) { #expect(Frozen.item(said) == expected) }
}
