import Grammar
import Testing

/// Everyday phrases in several wordings: the words around the meaning do not change it.
@Suite struct EverydayPhrasingTests {
  static let everyday = sayings([
    "what [{2026-11-20}]": ["whats on today", "hi what's on today"],
    "what [{2026-11-21}]": ["what's on tomorrow", "can i see what's on tomorrow", "can i see tomorrow"],
    "command weekstart sunday": ["week starts on sunday"], "command weekstart monday": ["week starts monday"],
    "command parts morning 7:30": ["morning is 7:30", "my morning is 7:30"],
    "!remind [dentist] never": [
      "cancel the reminder for the dentist", "switch off the reminder for the dentist",
      "no need to remind me about the dentist", "i don't need a reminder for the dentist",
    ],
    "!complete [laundry]": ["laundry is done finally", "laundry is done already"],
    "!complete [ironing]": ["ok the ironing is done", "done the ironing already"],
    "!complete [milk]": ["could you tick milk off for me", "got the milk already"],
    "!complete [gutters cleared]": ["gutters cleared"],
    "!complete [dressings ordered]": ["dressings ordered"],
    "!uncomplete [report]": ["havent finished the report yet", "i did not finish the report", "mark report as undone"],
    "!uncomplete [milk]": ["put milk back on the list"],
    "!delete [plumber]": ["take the plumber off my calendar", "remove the plumber from my calendar"],
    "!delete [haircut]": [
      "want you to delete the haircut", "get the haircut off my list", "haircut isn't needed any more",
      "haircut no longer needed",
    ],
    "!delete [landlord (meeting)]": ["cancel the stupid landlord meeting"],
    "!delete [{2026-11-20}]": ["cancel todays one"],
    "!move [dentist] to monday": ["the dentist isn't till monday", "dentist -> monday"],
    "!restate [dentist] monday": ["dentist is now monday"],
    "!move [mr lacey] to 10": ["mr lacey not till 10 now"],
    "!postpone [gran (call)] by an hour": ["push the call gran an hour"],
    "!postpone [flight] by 2 hours": ["flight delayed by 2 hours", "the flight is delayed by 2 hours"],
    "!postpone [rest] to monday": ["the rest can wait until monday"],
    "!skip [gym {2026-11-24}]": ["there's no gym on tuesday"],
    "!skip [gym]": ["skip the next gym"],
    "!edit [report] #waiting": ["tag the report as waiting"],
    "!repeat [bins] never": ["bins shouldn't repeat", "don't repeat the bins any more"],
    "command add milk": ["put milk on the list", "could you add milk to the list"],
    "command add call mum": ["add a todo to call mum", "new task: call mum"],
    "command ask when is my next meeting": ["what's my next meeting"],
    "command ask when is my next appointment": ["show me my next appointment"],
    "when [(appointment)]": ["when is my next appointment"],
    "command overdue": ["show me overdue tasks"],
    "command getlist all": ["give me all my tasks", "send me all of my todos"],
    "command clock 12": ["use the 12 hour clock", "use 12h time"],
    "command clock 24": ["can you use the 24 hour clock", "use 24h time"],
    "offer timezone lisbon": ["we're in lisbon now", "im in lisbon this week"],
    "command digest 8am": ["send me a summary every morning at 8am", "can you send me my day at 8am every day"],
    "command forgetme": ["i want to delete my account"],
    "command link": ["can i link my phone number"],
    "command add alarm every weekday at 6:30": ["set an alarm every weekday at 6:30"],
    "command add wake up in 45 min": ["get me up in 45 min"],
    "command quiet until noon": ["no alarms before noon pls"],
    "command add pie crust, cranberries and beans to thanksgiving list": [
      "create a list called thanksgiving with pie crust, cranberries and beans"
    ],
    "remark praise": ["well done", "this is great"],
    "remark complaint": ["what a useless bot", "you're so rude", "i hate this app"],
  ])

  @Test("a saying is what it means, whatever stands around it", arguments: everyday)
  func means(_ saying: Saying) { #expect(Frozen.first(saying.said).map(sure) == [saying.means]) }

  static let corrections = sayings([
    "act correction 2026-11-23": [
      "monday instead of friday", "it is on monday actually", "should be monday", "change to monday", "hang on, monday",
      "hold on, make it monday", "typo, monday", "no i want it on monday",
    ],
    "act correction 2026-11-20 16:00": ["its at 4pm actually"],
    "act correction 2026-11-20 17:00": ["at 5 not 4", "AT 5 NOT 4", "at 5 not 4 please"],
    "!rename [it] to big shop": ["it's called big shop"],
    "!priority [it] none": ["its not that urgent"],
    "!due [it] no time": ["remove the time"],
    "!fix [it] 3 cans": ["make it 3 cans"],
    "!move [it] to costco": ["put those on costco instead", "on costco i meant"],
    "act 2026-11-20 10:10": ["snooze 10", "snooze it 10"],
    "act stopNagging": ["enough nagging", "that's enough nagging"],
  ])

  @Test("a correction is put in many words", arguments: corrections)
  func corrected(_ saying: Saying) {
    #expect(Frozen.first(saying.said, { $0.reference = .confirmation }).map(sure) == [saying.means])
  }

  /// The reading whether or not it has to fit something, a command without its mark.
  private func sure(_ reading: String) -> String {
    let told = reading.replacing(" if it fits", with: "").replacing("command !", with: "command ")
    return told.hasSuffix(" ") ? String(told.dropLast()) : told
  }
}
