import Agenda

extension English {
  /// `can you put the bins out on tuesday`: the verb is part of what is to be done.
  private static let puttingAway = ["out", "away", "up", "off", "together", "down"].map { particle in
    (phrase: "put N \(particle) on|for|at D", meaning: Speech.asked("add put N \(particle) D"))
  }

  /// Phrases that look like speech to the bot, but are things to do.
  static let notSpeech =
    puttingAway + scheduling
    + table([
      "got|have to N": .item,
      "N when|once|after|until N is|are|was|has|have (been) \(deedVerbs.participles)|complete|over|ready":
        .item,
      // Behind the rows that read a time: `snooze 20`.
      "snooze X": .act("postpone X", .fits),
      "A N the|my|our|this|that timer": .item,
      "done deal N": .item,
      "call it a day|night (N)": .item,
      "clear head|mind|skies|history|cache|cookies": .item,
      "move|shift|carry|drag|get|clear N out of N": .item,
      "carry|drag N into|onto|inside N": .item,
      "drop off N": .item,
      "drop N at|round|home|over N": .item,
      "drop by|in|round|into N": .item,
      "forget me not N": .item,
      "thank you card|cards|note|notes|letter|letters|email|emails|gift|gifts|present|presents|speech|flowers (N)":
        .item,
      "read N": .item,
      "show mum|mom|mam|dad|gran|granny|nan|grandma|grandad|him|her|them|everyone|everybody|someone|boss the|my|our|a|some|this N":
        .item,
      "whats app N": .item,
      "got 2|two N": .item,
      "add up N": .item,
      "add (a) reminder|alarm N": .item,
      "put|pop|pencil|stick|note|jot|write N (in|down) on|for|at D": .asked("add N D"),
      "block|reserve (out|off) N for N": .item,
      "add|put N to|on (the|my|our) to do|dos (list)": .command("add N"),
      "(i|we) (have) run|ran out of time|patience|steam|ideas|luck|energy|excuses|options|space|room (N)":
        .remark(.unclear),
      "weve|theyve|ive run|ran out of time|patience|steam|ideas|luck|energy|excuses|options|space|room (N)":
        .remark(.unclear),
      "(i|we|ive|weve) (have) run|ran out of N (please|pls|plz) add|put|pop|stick (it|them|some|more) to|on|onto (the|my|our) L list (please)":
        .command("add N to L list"),
      "i|we have run|ran out of N": .command("add buy N"),
      "weve|theyve run|ran out of N": .command("add buy N"),
      "until|till D i|we have|need|must|should|gotta (to) N": .command("add N by D"),
      "(there is|are) no N left": .confirm("add buy N"),
      "(i) (just) weighed in at N": .confirm("note weighed in at N"),
      "add|put|stick (on|to|onto|in) (the|my|our) to do|dos list N": .command("add N"),
      "add|put|stick (on|to|onto|in) (the|my|our) todo|todos list N": .command("add N"),
      "add N too|also": .command("add N"),
      "add N as well": .command("add N"),
      "add N instead": .command("add N"),
      "add|create|set|make (up) (me) (a|an) (new) recurring|repeating|regular task|todo|item|reminder (for|on) R N":
        .command("add N R"),
      "add|create|set|make (up) (me) (a|an) (new) recurring|repeating|regular task|todo|item|reminder (for|on) R to N":
        .command("add N R"),
      "add|create|set|make (up) (me) (a|an) (new) recurring|repeating|regular task|todo|item|reminder: N":
        .command("add N"),
      "add (a) (new) task|todo|item|entry (to) N": .command("add N"),
      "create|make|set (up) (me) (a|an|another) (new) task|todo (for) (me) to N": .command("add N"),
      "pencil in|down N for|on D": .command("add N D"),
      "put down N for D": .command("add N D"),
      "pencil in N D": .command("add N D"),
      "new task|todo|item: N": .command("add N"),
      "add|create (a|an|the|my) (new) meeting with N": .command("event meeting with N"),
      "add|create (a|an|the|my) (new) meeting about N": .command("event meeting about N"),
      "add|create (a|an|the|my) (new) appointment with N": .command("event appointment with N"),
      "add|create (a|an|the|my) (new) meeting D": .command("event meeting D"),
      "add|create (a|an|the|my) (new) meeting D N": .command("event meeting D N"),
      "add|create (a|an|the|my) (new) appointment D": .command("event appointment D"),
      "add|create (a|an|the|my) (new) appointment D N": .command("event appointment D N"),
      "add (a) (new) event|appointment|meeting N": .command("event N"),
      "add a|an N D": .command("add N D"),
      "create|schedule|set|make (up) (me) (a|an) (new) event|appointment|meeting called|named|titled N": .command(
        "event N"),
      "create (me) (a|an|the) (new) meeting|event agenda|minutes|notes|invite|invitation|poster|plan (N)": .item,
      "create (me) (a|an) (new) event|appointment|meeting (for) N": .command("event N"),
      "create|set|make (up) (me) (a|an) (new) task|todo|item|reminder called|named|titled N": .command("add N"),
      "make|take|put (a|an) (note|entry) in my|the|our diary|calendar that i|we have (got) (a|an|the) N": .command(
        "event N"),
      "make|take (a) note in my|the|our diary|calendar of (a|an|the) N": .command("event N"),
      "(please) note that N": .notice,
      "(please) note|jot down N": .item,
      "(please) note N is N": .command("note N is N"),
      "(please) note N are N": .command("note N are N"),
      "N remember that (please)": .command("note N"),
      "N keep|save|store|note that|this (somewhere|down|safe|for|in) (me|later|mind)": .command("note N"),
      "tell|ask|message|alert|notify me D to N": .command("add N D"),
      "tell|ask|message|alert|notify me to N D": .command("add N D"),
      "(please) (just) remember that N": .command("note N"),
      "(please) (just) remember (me) to|about|of N": .item,
      "(please) (just) remember N is N": .command("add N is N"),
      "(please) (just) remember N are N": .command("add N are N"),
      "add (a) note N": .command("note N"),
      "create|make|add|write|take|save|leave (me) (a) note (that) says|saying|reading N": .command("note N"),
      "your (next) appointment|booking|reservation|interview|viewing|delivery|order (with|for|at|of) N is (confirmed|booked|scheduled|due|set) N":
        .item,
      "make|take (a) note of it|that|this": .remark(.unclear),
      "make|take (a) note: N": .command("note N"),
      "make|take (a) note (of|that) N": .command("note N"),
      "add N": .command("add N"),
      "take off N": .item,
      "how to N": .item,
      "find|search|look (for) a|an|some|out|new|another|someone|somebody|time|whoever|anyone|more|cheap|cheaper|better N":
        .item,
      "find way|ways|how N": .item,
      "search N for N": .item,
      "what to N": .item,
      "make up N": .item,
      "make N": .item,
      "change oil|sheets|bed|tyres|tires|nappy|bulb": .item,
    ])
}
