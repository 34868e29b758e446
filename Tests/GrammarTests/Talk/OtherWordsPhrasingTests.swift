import Grammar
import Testing

/// The same requests in the words of people who have not read how others phrase them.
@Suite struct OtherWordsPhrasingTests {
  static let acts = sayings([
    "!complete [gym]": ["been to gym", "went to the gym", "had my gym", "i have been at the gym"],
    "!complete [logo]": ["logo took me 4 hours", "the logo took about 3 hours"],
    "!delete [carer]": ["cancel carer until further notice"],
    "!delete [match]": ["match rained off", "the match got rained off"],
    "!delete [compost]": [
      "scratch the compost", "compost not needed", "no need of compost", "no need for the compost",
    ],
    "!skip [gym {2026-11-24}]": ["not going to gym on tuesday", "i am not going to the gym on tuesday"],
    "!move [gym] to sunday": ["gym sunday instead", "gym on sunday instead", "i'm gonna do gym on sunday instead"],
    "!move [temple] to 18:30": ["temple timing changed to 18:30", "make temple 18:30", "temple at 18:30 instead"],
    "!move [dentist] to thursday": ["put the dentist on thursday", "dentist put back to thursday"],
    "!move [thesis] to 11 dec": ["extend the thesis to 11 dec"],
    "!move [(call)] to tuesday": ["bluefin wants to push the call to tuesday"],
    "!postpone [(class)] by 30 minutes": ["put the class for 30 minutes later"],
    "!pause [pills] monday": ["no pills until monday"],
    "!remind [dentist] never": ["remove the reminder on the dentist"],
    "!remind [gym] 15 min before": ["15 min before gym remind me", "remember me 15 min before gym"],
    "!remind [dentist] tonight": ["dentist reminder tonight", "remember me of the dentist tonight"],
    "!nag [insulin] every 10 minutes": [
      "bug me about insulin every 10 minutes till i do it",
      "keep reminding me about insulin every 10 minutes until its done",
    ],
    "!edit [picnic] all day": ["make the picnic an all day thing"],
  ])

  @Test("an act is known by many words", arguments: acts)
  func actMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  static let corrections = sayings([
    "act correction 2026-11-26": ["thursday 26th after all", "thursday it is", "i told you thursday", "*thursday"],
    "!rename [it] to orthodontist": ["name it orthodontist"],
    "!move [it] to health": [
      "that goes on the health list", "it belongs on the health list", "should be on my health list",
    ],
    "!priority [it] none": ["take the priority off"],
    "!repeat [it] never": ["no more repeating", "it doesn't repeat", "just this once"],
    "!postpone [it] by 1 day": ["one more day", "give it another day"],
    "act undo": [
      "take that back", "remove what i just added", "add that back on", "i didn't mean to delete it",
    ],
    "act keep": ["i want to keep it"],
  ])

  @Test("what was confirmed is put right in many words", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said, { $0.reference = .confirmation })
    #expect(readings.contains(saying.means), "\(readings)")
  }

  static let wishes = sayings([
    "command !quiet until tomorrow": ["i dont want reminders today"],
    "command !hours day": ["dont send me reminders when im sleeping"],
    "command !calendar ": ["can you give me the link to my calendar"],
    "command !about ": ["i want to speak to a human", "is there a human i can talk to", "who is this?"],
    "command !forgetme ": ["i want to delete everything about me"],
    "command !export ": ["can i get my tasks as a csv file?"],
    "command !settings ": ["whats my name"],
    "command !getlist all": ["let me see my todos", "can i see everything i have", "what is missing to do?"],
    "command !find due:never": ["show tasks without a date"],
    "command !add milk to christmas list": ["put milk on my christmas list", "add milk on the christmas list"],
    "command !event book club next thursday 7-9 pm": ["create an event called book club next thursday 7-9 pm"],
    "asked [ann]": ["has ann asked me anything", "what does ann want from me"],
    "remark share": ["can ben see my groceries list"],
    "remark later": ["maybe later", "ask me again later"],
    "smallTalk": ["talk to you tomorrow", "bye until tomorrow", "sigh"],
  ])

  @Test("a wish or a question is known by many words", arguments: wishes)
  func wishMeans(_ saying: Saying) {
    #expect(Frozen.readings(saying.said).contains(saying.means), "\(Frozen.readings(saying.said))")
  }

  @Test(
    "what names nothing, or takes up what was said, is asked about",
    arguments: [
      "everything to monday", "that again", "yes all of it", "oh no make that later not earlier", "LED ones",
      "is correct", "hubby will do the shopping", "that should be fine", "i have no time on monday",
      "i do not wish to have messages in the evening", "keep me posted", "same time same place",
      "i'll eat less sugar from now on", "been to the moon",
      "can you remind my sister about the podiatrist", "pause everything till then", "repeat that",
    ])
  func asked(_ said: String) {
    let readings = Frozen.readings(said)
    #expect(!readings.contains { $0.hasPrefix("todo") || $0.hasPrefix("event") }, "\(readings)")
  }

  @Test(
    "what only looks so is something to do",
    arguments: [
      "mum will arrive tomorrow at 5pm", "the plumber will come on monday at 9", "our cat will be back friday",
      "i'll leave for 3 hours", "one on one tuesday", "wake up at 7", "new phone for the kids", "get bigger ones",
      "yes minister dvd",
      "time off friday", "put the bins out", "had a little lamb book", "make sure the door is locked",
      "scratch card for gran", "extend the deck", "i must call mum", "i need stamps", "mums home",
    ])
  func kept(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "days and hours are known by what stands beside them",
    arguments: [
      ("gym mwf 7am", "todo \"gym\", due 2026-11-23T07:00, FREQ=WEEKLY;BYDAY=MO,WE,FR"),
      ("i need stamps", "todo \"stamps\""),
      ("email prof at like 4", "todo \"email prof\", due 2026-11-20T16:00"),
      ("i must pay the rent by the 3rd", "todo \"pay the rent\", due 2026-12-03"),
      ("physio mon at 4 w/ karen", "todo \"physio w/ karen\", due 2026-11-23T16:00"),
      ("Dentist 24.11. 8:15 h", "todo \"Dentist\", due 2026-11-24T08:15"),
    ])
  func dated(_ said: String, _ means: String) { #expect(Frozen.item(said) == means) }
}
