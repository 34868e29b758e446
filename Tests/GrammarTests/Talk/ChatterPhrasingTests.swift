import Grammar
import Testing

/// Phrases to the bot that ask for nothing, or only for a reply.
@Suite struct ChatterPhrasingTests {
  @Test(
    "thanks and greetings are chatter in any language",
    arguments: [
      "thanks", "thank you so much", "thx", "ty!", "cheers mate", "thank you dear", "thank you kindly",
      "thanks a lot!!",
      "ok thanks", "great, thanks", "perfect thank you", "lovely", "brilliant", "will do", "no worries",
      "never mind",
      "danke", "danke schön", "vielen dank", "merci", "Merci beaucoup", "Merci beaucoup, à demain !", "gracias",
      "muchas gracias",
      "grazie mille", "obrigado", "muito obrigada", "takk", "tusen takk", "tack så mycket", "mange tak", "kiitos",
      "dank je wel",
      "dankjewel", "hartelijk bedankt", "dziękuję", "dzięki", "dziękuję bardzo", "děkuji", "díky moc", "hvala",
      "hvala lepa",
      "спасибо", "спасибо большое", "дякую", "благодаря", "ευχαριστώ", "teşekkürler", "köszönöm szépen", "mulțumesc",
      "aitäh",
      "shukran", "شكرا", "toda raba", "תודה", "धन्यवाद", "shukriya", "arigatou gozaimasu", "ありがとう", "谢谢", "감사합니다",
      "xie xie",
      "cảm ơn", "terima kasih", "terima kasih banyak", "salamat po", "mahalo", "asante sana", "diolch",
      "go raibh maith agat",
      "moltes gràcies", "eskerrik asko", "bitte", "de nada", "de rien", "au revoir", "bis morgen", "hasta mañana",
      "à bientôt",
      "a domani", "até amanhã", "auf wiedersehen", "tot ziens", "do widzenia", "gute nacht", "bonne nuit", "buonanotte",
      "bonne journée",
      "happy thanksgiving", "HAPPY THANKSGIVING", "happy christmas to you too", "merry christmas", "happy new year",
      "happy friday",
      "god bless", "GOD BLESS YOU", "bless you", "finally", "finally!", "at last", "im up", "i'm awake", "i'm back",
      "on it",
      "nice to meet you", "fair enough", "good to know", "much appreciated", "i appreciate it", "take care", "good one",
      "you're very kind", "see ya", "whatever", "lol ok", "haha great", "👍", "ok 👍", "😂😂", "yay!",
      "good night",
    ])
  func talk(_ said: String) { #expect(Frozen.first(said) == ["smallTalk"]) }

  @Test(
    "a greeting in any language is one",
    arguments: [
      "hi", "hello", "hey there", "good morning", "hi there, new here", "i'm new here", "new here",
      "hello i am new to this",
      "guten morgen", "guten tag", "buenos días", "buenas tardes", "bonsoir", "salut", "bom dia", "boa tarde",
      "buongiorno", "hej",
      "cześć", "dzień dobry", "ahoj", "merhaba", "shalom", "привет", "नमस्ते", "こんにちは", "你好", "안녕하세요", "god morgen",
      "servus",
    ])
  func greeting(_ said: String) { #expect(Frozen.first(said) == ["greeting"]) }

  static func all(_ meaning: String, _ said: [String]) -> [(said: String, means: String)] {
    said.map { ($0, "remark \(meaning)") }
  }

  static let remarks: [(said: String, means: String)] = [
    all(
      "complaint",
      [
        "this thing is useless", "this is useless", "you're useless", "ur useless", "this is broken", "it doesn't work",
        "this bot is so annoying", "the bot is stupid", "your app is rubbish", "you stupid bot", "useless bot",
        "this app sucks", "you suck", "this thing doesn't work", "it's not working", "you are an idiot",
        "you're not listening",
        "are you deaf", "are you stupid", "are you kidding me", "are you even listening", "are you serious",
        "thanks for nothing",
        "thank you for nothing", "stop asking me stuff", "stop asking me so many questions", "quit asking me things",
        "please stop asking me questions", "waste of my time", "what is wrong with you", "what's wrong with you",
        "you never listen", "you don't understand me", "wtf", "ffs", "i hate this", "hate you", "this is terrible",
        "you are so annoying",
        "omg this thing is so stupid", "that thing is pathetic", "nothing works", "this bot never works",
      ]),
    all(
      "confusion",
      [
        "i don't understand", "I DO NOT UNDERSTAND", "i do not understand this", "dont get it", "i'm confused",
        "so confused", "i'm lost",
        "i cannot understand", "i can't follow", "i don't understand how this works", "i dont understand what you mean",
        "what do you mean", "what does that mean", "i have no idea", "this makes no sense", "this is so confusing",
        "this is too complicated", "i didn't understand that", "i dont know what to do", "explain yourself",
        "i don't understand any of it",
        "what am i supposed to do", "what am i meant to say here",
      ]),
    all(
      "praise",
      [
        "you're a star", "ur a star", "ur a star thx x", "you are a legend",
        "you are so helpful", "you're amazing", "what a star", "you're a genius", "such a lifesaver", "i love you",
        "love this",
        "i really love this app", "that is so helpful", "this is brilliant", "you saved my day",
        "you're an absolute legend",
        "you are such a gem", "absolute star", "your a star", "this is very useful",
      ]),
  ].flatMap { $0 }

  @Test("a complaint, confusion or praise gets a word", arguments: remarks)
  func remark(_ case: (said: String, means: String)) { #expect(Frozen.first(`case`.said) == [`case`.means]) }

  @Test(
    "words of the same kind in what there is to do are an item",
    arguments: [
      "thank you card for gran", "thanks giving dinner plan", "thank mum for the flowers", "happy hour friday 5pm",
      "happy birthday card for sam", "merry christmas cards", "bless the boat", "finally fix the tap",
      "god bless america sheet music",
      "merci chocolates", "danke schoen record", "gracias madre booking", "hello kitty backpack",
      "hello fresh delivery",
      "good morning america tickets", "new here sign", "back pain doctor", "up the dose", "awake documentary",
      "whatever works dvd",
      "the app is due friday", "fix the broken app", "bot fly treatment", "broken boiler", "the boiler is broken",
      "the washing machine doesn't work", "useless box recycling", "return the useless vacuum", "rubbish out",
      "take the rubbish out",
      "stupid invoice for tax", "confused about the tax form call ben", "lost property office", "lost cat poster",
      "understand the new contract", "explain the rota to ben", "waste collection", "star chart for theo", "gem show",
      "legend of zelda", "love letter to ann", "hate mail report", "best man speech", "amazing race finale",
      "hell's kitchen tickets",
      "welcome mat", "sorry card", "sweet potatoes", "super glue", "fine tuning", "cool bag", "right shoe",
      "ok magazine", "sure deodorant",
    ])
  func item(_ said: String) {
    let readings = Frozen.readings(said)
    #expect((readings.last ?? "").hasPrefix("todo"), "\(readings)")
    #expect(!readings.contains { $0.hasPrefix("remark") || $0 == "smallTalk" }, "\(readings)")
  }
}
