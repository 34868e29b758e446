import Grammar
import Testing

/// Changes to something kept, other than its day.
@Suite struct EditPhrasingTests {
  static let name = sayings([
    "!rename [dentist] to dentist and hygienist": ["rename dentist to dentist and hygienist"],
    "!rename [gym] to leg day": [
      "please rename the gym to leg day", "can u rename gym to leg day", "rename gym as leg day",
      "change the name of the gym to leg day", "change gym to leg day",
    ],
    "!rename [last 1] to leg day": ["rename the last one to leg day"],
  ])

  @Test("it is called otherwise", arguments: name)
  func nameMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let priority = sayings([
    "!priority [tax return] 1": [
      "make the tax return urgent", "make tax return urgent pls", "mark the tax return as urgent",
      "mark tax return important", "prioritise the tax return", "prioritize the tax return",
      "set the tax return to high priority", "make the tax return high priority please",
      "make the tax return top priority", "make the tax return p1", "the tax return is urgent",
      "the tax return is really important", "tax return is high priority",
    ],
    "!priority [ironing] 3": ["make the ironing p3", "make the ironing low priority"],
    "!priority [ironing] 2": ["set the ironing to priority 2", "set priority of the ironing to 2"],
    "!priority [ironing] none": ["remove the priority from the ironing", "clear the priority on the ironing"],
  ])

  @Test("it matters more, or less", arguments: priority)
  func priorityMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let list = sayings([
    "!move [milk] to groceries": [
      "put milk on the groceries list", "move milk to groceries", "move the milk to the groceries list",
    ],
    "!move [report] to work": [
      "move the report to my work list", "can you move the report to work", "transfer the report to the work list",
      "shift the report onto the work list", "please put the report on my work list",
    ],
  ])

  @Test("it goes on another list", arguments: list)
  func listMeans(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.lists = ["groceries", "work"] }) == [saying.means])
  }

  static let tags = sayings([
    "!edit [report] #waiting": [
      "tag report with waiting", "add the tag waiting to the report", "add tag waiting to the report",
    ]
  ])

  @Test("it gets a tag", arguments: tags)
  func tagsMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let repeats = sayings([
    "!repeat [bins] weekly": ["make the bins weekly", "set the bins to repeat weekly", "repeat the bins weekly pls"],
    "!repeat [bins] every week": ["make the bins repeat every week"],
    "!repeat [bins] every monday": ["make the bins repeat every monday", "repeat the bins every monday"],
    "!repeat [bins] every other tuesday": ["make the bins every other tuesday"],
    "!repeat [gym] daily": ["make gym daily"],
    "!repeat [rent] monthly": ["make the rent monthly", "can you make the rent repeat monthly"],
    "!repeat [bins] never": ["stop repeating the bins", "stop the bins from repeating"],
  ])

  @Test("it repeats, or does no longer", arguments: repeats)
  func repeatsMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let notes = sayings([
    "!due [ironing] no date": [
      "remove the date from the ironing", "remove the due date of the ironing",
      "clear the date on the ironing please", "delete the deadline from the ironing",
      "drop the due date for the ironing",
    ],
    "!edit [dentist] // bring x-rays": [
      "add a note to the dentist: bring x-rays", "add note to dentist: bring x-rays",
      "attach a note to the dentist: bring x-rays", "add bring x-rays as a note to the dentist",
      "put a note on the dentist: bring x-rays",
    ],
    "!edit [dentist] // parking is free": ["can you add a note to the dentist that parking is free"],
    "!edit [dentist] // the code is 4471": ["please add a note to dentist: the code is 4471"],
  ])

  @Test("it loses its date, or gets a note", arguments: notes)
  func notesMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let reminders = sayings([
    "!remind [dentist] at 8": ["remind me about the dentist at 8"],
    "!remind [dentist] tomorrow": ["remind me about the dentist tomorrow", "remind me tomorrow about the dentist"],
    "!remind [dentist] tomorrow at 9": ["remind me of the dentist tomorrow at 9"],
    "!remind [dentist] an hour before": [
      "remind me about the dentist an hour before", "remind me an hour before the dentist",
    ],
    "!remind [dentist] 30 mins before": ["remind me 30 mins before the dentist"],
    "!remind [dentist] the day before": ["remind me the day before the dentist"],
    "!remind [flight] 2 hours before": ["pls remind me 2 hours before the flight"],
    "!remind [wedding] a week before": ["can you remind me a week before the wedding"],
    "!remind [dentist] never": [
      "dont remind me about the dentist", "don't remind me of the dentist",
      "please do not remind me about the dentist", "turn off reminders for the dentist",
      "no reminder for the dentist thanks",
    ],
    "!nag [tax return]": ["nag me about the tax return", "nag me about the tax return until i do it"],
    "!nag [tax return] every 2 hours": ["nag me about the tax return every 2 hours until i do it"],
    "!nag [tax return] off": ["stop nagging me about the tax return", "stop nagging me about the tax return ffs"],
  ])

  @Test("it is reminded of, or is not", arguments: reminders)
  func remindersMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
