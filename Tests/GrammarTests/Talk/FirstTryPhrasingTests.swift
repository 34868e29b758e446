import Grammar
import Testing

/// Phrases of people who have read no instructions, a few ways to say each thing.
@Suite struct FirstTryPhrasingTests {
  static let acts = sayings([
    "!delete [english (class) {2026-11-24}]": ["cancel english class only this tuesday"],
    "!move [gym {2026-11-24}] to weds": ["move tuesdays gym to weds just this once"],
    "!move [hair (appointment)] to Friday": ["Sandra has moved my hair appointment to Friday at the same time."],
    "!move [committee (meeting)] to the 16th": [
      "committee meeting got bumped to the 16th", "committee meeting has been put back to the 16th",
    ],
    "!move [concert] to 19:30": [
      "concert now starts at 7:30", "the concert starts at 7:30 instead", "concert starts at 7:30 now",
    ],
    "!move [essay] to 11 dec": ["essay extended to 11 dec", "the essay has been extended to 11 dec"],
    "!postpone [essay's] by a week": ["essay's been put back a week"],
    "!repeat [swimming lessons] wednesdays": ["swimming lessons moved to wednesdays"],
    "!move [sat shift] to friday": ["swap my sat shift to friday"],
    "!remind [parents evening] 30 mins before": ["set a reminder 30 mins before parents evening"],
    "!remind [parents evening] an hour before": ["can you set parents evening reminder for an hour before"],
    "!skip [rehearsal {2026-12-23}]": ["no rehearsal on 23 december either"],
    "!delete [spin's {2026-11-20 20:00}]": ["spin's off tonight"],
    "!restate [dinner's] 8": ["dinner's at 8", "dinner's at 8 now"],
    "!edit [halford] #chasing": ["tag the halford one #chasing"],
    "!edit [team lunch] // bring cash": [
      "put a note on team lunch saying bring cash", "add a note to team lunch that bring cash",
    ],
    "!priority [pricing page] 2": ["pricing page is p2", "the pricing page is a p2"],
    "!edit [pricing page] !2 ^wednesday": ["pricing page is p2 and due wednesday"],
    "!remind [chiropodist] one hour before": [
      "remind me about the chiropodist one hour beforehand", "remind me about the chiropodist one hour in advance",
    ],
    "!remind [team lunch] an hour before": ["gimme a nudge an hour before team lunch"],
    "command add alarm at 7": ["hey siri set an alarm for 7", "alexa set an alarm for 7"],
    "command add check the oven in 20 min": ["remind me in 20 to check the oven"],
    "!remind [dentist] in 20 min": ["ping me in 20 about the dentist"],
    "command add check the oven at 3": ["set a reminder for 3 to check the oven"],
    "command clear completed": ["clear everything done", "clear the completed ones", "wipe all finished tasks"],
  ])

  @Test("an act is told in everyday words", arguments: acts)
  func actMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let corrections = sayings([
    "act correction 2026-12-05": ["not the 1st the 5th"],
    "act correction 2026-11-27": ["scratch that, friday is fine", "no, friday works for me"],
    "act undo": ["scratch that"],
    "!remind [it] the day before": ["and tell me the day before"],
    "!replace [it] plumber by plasterer": ["plasterer i mean not plumber"],
    "!replace [it] bed 6 by bed 9": ["not bed 6 bed 9"],
    "!remind [it] 2 weeks before": ["actually 2 weeks before"],
    "!priority [it] 1": ["that's a p1", "make that p1"],
    "act delete": ["ignore the last one", "scrap that last one"],
    "remark oneByOne": ["undo all that"],
  ])

  @Test("what was confirmed is put right in everyday words", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said, { $0.reference = .confirmation }).contains(saying.means))
  }

  static let questions = sayings([
    "command find priority:1": ["show me all p1s", "anything urgent", "is there anything important?"],
    "what [{2026-11-21}]": ["who've i got tomorrow", "who have i got tomorrow"],
    "free [{2026-11-26}]": ["any gaps thursday", "any free slots on thursday"],
    "free [half hour free {2026-11-26}]": ["is there half an hour free on thursday"],
    "any [{2026-11-23}]": ["do i have owt on monday"],
    "until [(alarm)]": ["how long until my alarm goes off"],
    "command history today": ["what have i taken today", "what did i pay today"],
    "what [{2026-11-23}]": ["what have i got on monday"],
    "command week": ["what's my week like"],
    "command help": ["what kind of things can you do"],
    "command clock 12": ["use am/pm times please", "use am pm"],
    "command free": ["when am i next free"],
  ])

  @Test("a question is asked in everyday words", arguments: questions)
  func questionMeans(_ saying: Saying) {
    #expect(unmarked(saying.said).map { $0.trimmingEnd } == [saying.means])
  }

  static let items = sayings([
    "todo \"call jo\", due 2026-11-20T17:00": ["ok google remind me to call jo at 5"],
    "todo \"call mum\", due 2026-11-21": ["call mum 2moz"],
    "todo \"dentist\", due 2026-12-15T16:00": ["dentist the 15 at 4"],
    "todo \"chase halford for inv 0231\", due 2026-11-23T10:00": ["chase halford for inv 0231 mon 10am"],
    "event \"english class\", start 2026-11-24T19:00, end 2026-11-24T20:30, FREQ=WEEKLY;BYDAY=TU,TH": [
      "english class every tuesday and thursday from 19h until 20h30",
      "english class every tuesday and thursday from 19:00 to 20:30",
    ],
    "todo \"standup notes\", due 2026-11-23T09:45, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR, #work": [
      "standup notes every weekday at 9:45 #work starting monday"
    ],
    "todo \"council tax\", due 2026-12-01, FREQ=MONTHLY;BYMONTHDAY=1": [
      "council tax 1st of every month *monthly"
    ],
    "todo \"my wife's birthday\", due 2027-05-03, FREQ=YEARLY": ["the birthday of my wife is 3 of may"],
    "todo \"repeat prescription\", due 2026-11-30, FREQ=DAILY;INTERVAL=28": [
      "repeat prescription every 28 days starting 30 nov"
    ],
    "todo \"dinner at gran's\", due 2026-12-12T19:00, note \"doors 6:30\"": ["dinner at gran's dec 12 7pm, doors 6:30"],
    "todo \"seed order\", due 2027-01-31": ["oh and seed order by end of january"],
  ])

  @Test("a new item keeps all that is said of it", arguments: items)
  func itemMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said, { $0.reference = .confirmation })
    let item = Frozen.item(Frozen.reader().message(saying.said).lines.first?.text ?? "")
    #expect(readings.contains(saying.means) || item == saying.means, "\(readings), \(item)")
  }

  @Test(
    "something to do stays one",
    arguments: [
      "clear the gutters", "finish the report", "book a table for friday", "make dinner 7pm", "alexa's birthday card",
      "siri shortcuts for work", "change the bed on friday", "order 0900 parts", "concert tickets friday 7:30",
      "clear out the garage saturday", "sort the p1 tickets", "timer for the oven",
    ])
  func isNew(_ text: String) { #expect(Frozen.isNew(text)) }
}

extension String {
  fileprivate var trimmingEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
