import Grammar
import Testing

/// Questions about the bot itself, and requests that it does not fulfil.
@Suite struct CarePhrasingTests {
  static let care = sayings([
    "command forgetme ": ["pls delete my account", "forget me", "delete everything you know about me"],
    "command export ": [
      "can i export my data", "can i get a copy of my data?", "send me all my data", "i want a backup of my data",
    ],
    "command about ": [
      "who can read this?", "who can see my messages", "can anyone read this", "who runs you?", "who built this",
      "are you human?", "r u a bot", "is this private?", "is this free", "how much does this cost?",
      "what do you know about me",
    ],
    "command help ": [
      "help me", "help pls", "i need help", "HELP!!", "commands", "menu", "what can you do?", "wat can u do",
      "what can u do for me", "how do you work?", "how do i use this", "what are your commands",
      "show me the commands",
    ],
    "command link ": ["link my phone", "connect my phone"],
    "command settings ": ["what are my settings?"],
    "command calendar ": ["give me my calendar link"],
    "remark cannot": [
      "tell me a joke", "sing me a song", "whats the news",
    ],
    "remark cannotDo": [
      "what's the weather", "whats the weather like tomorrow", "will it rain tomorrow", "is it going to rain",
      "remind me to buy milk when i get to the shop", "remind me when i get home",
      "play jazz", "turn on the lights", "turn off the tv", "switch the heating on", "text mum that i'm late",
    ],
  ])

  @Test("their data, the bot, and what it does not do", arguments: care)
  func careMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
