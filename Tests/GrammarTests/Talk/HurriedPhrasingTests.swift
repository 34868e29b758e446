import Grammar
import Testing

/// Hurried corrections, questions and statements: short words behind one another, and a reason that no word announces.
@Suite struct HurriedPhrasingTests {
  static let corrections = sayings([
    "act correction 2026-11-20 10:15": ["Quarter past ten, not half"],
    "act correction 2026-11-26": ["thursday was right", "thursday rather", "hmm. no. thursday was right."],
    "act correction 2026-11-21 09:00": ["morning rather than evening"],
    "act correction 2026-11-27": ["friday rather, the surgery shuts thursdays", "friday was fine after all"],
    "!postpone [it] after Friday": ["He has just rung, move it to the following Friday", "push it to the next Friday"],
    "!move [it] to christening": ["put those on a list called christening"],
    "!priority [it] more": ["higher"],
    "!priority [it] less": ["lower"],
    "!remind [it] one day before": ["remind one day prior also"],
    "!remind [it] two hours before": ["kindly intimate me two hours before"],
    "!postpone [it] by -1 week": ["put it in for week earlier", "make it a week earlier"],
    "act undo": ["scratch that, mum's having him", "undo the priority", "revert the last move"],
  ])

  @Test("what was spoken of last is put right in passing", arguments: corrections)
  func correctionMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said, { $0.reference = .confirmation })
    #expect(readings.contains { $0.hasPrefix(saying.means) }, "\(readings)")
  }

  static let acts = sayings([
    "!priority [test 1] 2": ["give test item 1 priority 2", "give test item 1 a priority of 2"],
    "!complete [bibs first aid kit]": ["brought the bibs and first aid kit"],
    "!complete [oat milk]": ["jess got the oat milk", "sam bought our oat milk"],
    "!delete [lunch]": ["Would you mind canceling the lunch", "would you mind cancelling lunch"],
    "!postpone [nguyens] by an hour": ["push the nguyens back an hour I'm stuck on Punt Road"],
    "!move [bev] to 10.30": ["Bev will be half an hour late, move her to 10.30"],
    "!move [cardiologist] to friday": ["change please the cardiologist on friday"],
    "!remind [acls] 6 weeks before": ["remind me about acls 6 weeks ahead of it"],
    "!complete [lunchboxes]": ["lunchboxes are done thank god"],
    "!complete [redirect post]": ["redirect post - done, did it online"],
    "!remind [thesis outline] two days before": [
      "I should prefer to be reminded of the thesis outline two days beforehand."
    ],
    "!remind [match] 2 hrs before": ["give us a nudge 2 hrs before the match"],
  ])

  @Test("an act is told in passing", arguments: acts)
  func actMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.hasPrefix(saying.means) }, "\(readings)")
  }

  static let wishes = sayings([
    "command !digest 7:30": [
      "Could you send me my list of things to do each morning at 7:30?", "change digest timing to 7:30",
    ],
    "command !digest half past seven": ["From now on I should like to receive my day at half past seven."],
    "command !digest 7h": ["send to me the agenda of the day at 7h every morning"],
    "command !clock 24": ["give me 24 hour time"],
    "command !hours": ["I do not want messages in the night"],
    "command !overdue": ["did i miss anything this week"],
    "until [": ["how long have we to midterm", "how many days are missing for 12/10?"],
    "smallTalk": ["thx ur the best"],
    "command !quiet until 2": ["mute everything till 2, drawing"],
    "command !hours until 10pm": ["no reminders after 10pm please, ever"],
    "command !add bread and marmalade to shopping list": ["add to shopping list bread and marmalade"],
    "where [seminar]": ["In which room is the seminar held?"],
    "did [": ["did 220 get their scarf back"],
    "command !clock 12": ["switch to am/pm", "can you use am/pm instead"],
    "command !confirmon": ["do confirm again"],
    "command !hours from 9": ["no reminders before 9 please"],
    "command !timezone": ["what timezone do you think im in"],
    "command !export": ["can i download what you have on me?"],
    "command !about": ["Can Helen read any of this?"],
    "command !help": ["hello? anyone there"],
    "command !find due:never": ["Which jobs haven't got a day yet"],
    "command !history this week": ["What did I get through this week?", "what did I knock out this week"],
    "command !getdue wednesday": ["who's coming on wednesday?", "is anyone off on wednesday"],
    "whenDid [physio]": ["when was I last at physio"],
    "command !add the fire drill thursday": ["Hi, can you put the fire drill in for thursday"],
    "command !add tax declaration by friday": ["please remember me about tax declaration to friday"],
  ])

  @Test("a wish and a question are told from something to do", arguments: wishes)
  func wishMeans(_ saying: Saying) {
    let readings = Frozen.readings(saying.said)
    #expect(readings.contains { $0.hasPrefix(saying.means) }, "\(readings)")
  }

  @Test(
    "how somebody is does not become something to do",
    arguments: ["long day. he's asleep now", "dad is home now", "she's fine again"])
  func isNothingToDo(_ said: String) { #expect(!Frozen.isNew(said), "\(Frozen.readings(said))") }

  @Test(
    "what only sounds alike is something to do",
    arguments: [
      "buy a higher chair", "put those boxes in the attic", "give the dog a bath", "bring bibs and first aid kit",
      "change the tyres", "put it in the oven at 6", "check who is coming on wednesday",
    ])
  func isSomethingToDo(_ said: String) { #expect(Frozen.isNew(said), "\(Frozen.readings(said))") }
}
