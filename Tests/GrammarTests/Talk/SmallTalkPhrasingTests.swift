import Grammar
import Testing

/// Small talk, of which nothing is kept.
@Suite struct SmallTalkPhrasingTests {
  @Test(
    "small talk is not answered",
    arguments: [
      "thanks!", "thanks :)", "thanks x", "thanks so much!!", "thank u", "thank you!", "thank you very much",
      "thankyou", "tysm", "thx a lot", "ty", "tnx", "ta", "cheers", "cheers!", "ok", "ok!", "okay", "okey", "k",
      "kk", "ok cool", "ok great", "ok thank you", "great", "great!", "nice", "nice one", "nice!", "awesome",
      "awesome!", "perfect", "perfect!", "lovely, thanks", "super", "super thanks", "cool", "cool cool", "sweet",
      "excellent", "wonderful", "fantastic", "amazing", "amazing thanks", "yay", "yay!!", "woohoo",
      "lol", "haha", "hahaha", "hehe", "wow", "oh", "ah ok", "oh ok", "i see", "ah i see", "right", "sure", "fine",
      "all good", "no problem", "np", "sounds good", "that's great", "that's fine", "thats all",
      "that's all thanks", "bye", "bye!", "goodbye", "see you", "see you tomorrow", "talk later", "have a nice day",
      "have a good one", "have a great weekend", "you too", "happy new year!", "merry xmas", "🙏", "❤️", "😂", "🎉",
      "👌", "😀👍", ":)", ";-)", "danke!", "danke dir", "merci!", "merci bien", "gracias!", "mil gracias", "grazie",
      "obrigada", "tack", "takk!", "dank u", "kiitos!", "dziekuje", "hvala!", "arigato", "arigatou", "shukriya ji",
      "dhanyavaad", "salamat", "maraming salamat", "tak", "thanks mate", "thanks love", "thanks buddy",
      "thanks again", "thank you nuthatch", "thanks nuthatch", "cheers bot", "yep", "yup", "nope", "hmm", "nvm",
    ])
  func talk(_ said: String) { #expect(Frozen.first(said) == ["smallTalk"]) }

  @Test(
    "a greeting is one",
    arguments: [
      "hiya", "hi!", "hello!", "hello there", "hey", "heya", "hey!", "good morning!", "good afternoon",
      "good evening", "hi bot", "hello nuthatch", "hola", "bonjour", "hallo", "ciao", "namaste", "salaam", "aloha",
      "howdy", "yo", "moin", "hei", "ola", "hi there!", "hello bot", "greetings",
    ])
  func greeting(_ said: String) { #expect(Frozen.first(said) == ["greeting"]) }

  static let remarks = sayings([
    "remark complaint": [
      "this is rubbish", "this is awful", "ur useless mate", "this is stupid", "this doesnt work",
      "it isn't working",
    ],
    "remark confusion": [
      "i do not understand how this works", "i am not sure that i understand how this works",
      "what do u mean", "i dont get it", "i don't get this", "im confused", "i'm so confused", "this is confusing",
      "im lost", "what does this mean", "sorry i don't understand",
    ],
    "remark praise": [
      "you're brilliant", "you are brilliant", "you're great", "ur the best", "you are the best", "you're awesome",
      "love it", "i love it", "i love you bot", "this is amazing", "this is so useful", "you're so helpful",
      "you're a lifesaver", "what a legend",
    ],
  ])

  @Test("a complaint, confusion or praise gets a word", arguments: remarks)
  func remark(_ saying: Saying) { #expect(Frozen.first(saying.said) == [saying.means]) }
}
