import Testing

@testable import Grammar

/// Chatter, songs, numbers and orders that contain no time.
struct SilenceTests {
  static let lines = [
    "easter eggs", "buy easter eggs", "christmas tree lights", "new years resolution list", "halloween costume ideas",
    "valentine's card", "thanksgiving leftovers recipe", "boxing gloves", "new york trip ideas", "good morning",
    "good night", "good afternoon everyone", "morning all", "have a nice day", "have a great evening",
    "have a good one", "one more time", "once upon a time", "time flies", "time after time", "on time", "in time",
    "out of time", "first time buyer", "last time i checked", "next time", "every time", "any time",
    "long time no see", "second hand shop", "second opinion", "third party insurance", "first aid kit",
    "first class stamps", "fourth estate book", "the fifth element", "7 up", "five guys", "forever 21",
    "3 musketeers", "4 non blondes", "u2 tickets", "jackson 5", "sum 41", "10cc", "ub40 greatest hits", "mambo no 5",
    "867-5309", "call 0800 123456", "call 555-1234", "ring 020 7946 0018", "+1 (555) 010-9999", "10.0.0.1",
    "192.168.1.254", "v2.3.1", "upgrade to 17.4", "ios 18.1", "swift 6.3", "python 3.12", "node 20.11",
    "ubuntu 24.04", "debian 12", "windows 11", "iphone 15 pro", "galaxy s24", "ps5", "xbox 360", "boeing 747",
    "airbus a320", "route 66", "m25 junction 10", "room 12", "flat 3", "221b baker street", "10 downing street",
    "1600 pennsylvania ave", "suite 500", "floor 3", "gate b12", "seat 14a", "platform 9", "chapter 7", "page 42",
    "psalm 23", "ratio 3:1", "score 2-1", "won 3-0", "lost 21-17", "6-4 6-3", "50/50 chance", "24/7 support",
    "3/4 cup sugar", "1/2 tsp salt", "2 x 4 timber", "2x4", "4x4", "10x zoom", "5k run", "10k race", "42 km",
    "26.2 miles", "5 kg potatoes", "2 lbs beef", "500 g flour", "1.5 l water", "6 ft ladder", "12 inch pizza",
    "20 % off", "15% tip", "$5", "$12.50", "£3.20", "€1,200", "5 euros", "10 bucks", "3 dollars 50",
    "1,000 followers", "1000000", "12345", "#1 fan", "no 1", "number 9", "item 4", "invoice 2026", "order 20261",
    "ticket 4711", "case 15-204", "isbn 978-3-16-148410-0", "model 3", "model y", "formula 1", "f1 highlights",
    "area 51", "catch 22", "apollo 13", "ocean's 11", "se7en", "12 monkeys", "21 jump street", "the 39 steps",
    "101 dalmatians", "1917", "1984 by orwell", "fahrenheit 451", "slaughterhouse 5", "2 fast 2 furious",
    "black sabbath", "april fool", "may the force be with you", "may i come in", "june carter biography",
    "august wilson play", "march madness bracket", "a march on washington", "the ides", "may day parade song",
    "sun tan lotion", "sun hat", "sat phone", "wed in vegas", "elevenses", "a week is a long time", "what a week",
    "days of thunder", "day and night", "night and day", "night shift", "night owl", "day trip ideas", "daydream",
    "birthday card", "holiday snaps", "weekend bag", "year in review", "yearbook", "5 star hotel", "3 bedroom flat",
    "4 door car", "2 seater sofa", "3 piece suite", "8 ball", "9 iron", "7 iron", "5 a side football", "six pack",
    "four leaf clover", "one way ticket", "two thirds", "half price", "half and half", "quarter pounder",
    "half marathon", "halfway house", "minute steak", "minutes of the meeting", "hour glass", "in a while",
    "in a bit", "soon", "later", "at some point", "sometime", "when you can", "whenever", "in due course",
    "at your convenience", "at home", "at work", "at the office", "in the office", "in the car", "on the bus",
    "on the table", "by the way", "by hand", "by email", "by bus", "before you go", "before bed time story",
    "after all", "after that", "since you asked", "until then", "until we meet again", "over and out", "about a boy",
    "around the corner", "for ever", "for good", "for two", "for 4 people", "table for 2", "party of 6", "serves 4",
    "ages 3 and up", "size 10 shoes", "size 9", "100 watt bulb", "3 amp fuse", "5g", "4g router", "64 gb",
    "2 tb drive", "1080p", "4k tv", "60 fps", "90 degrees", "350 f", "20 c", "-5 c", "ph 7", "b12 vitamins",
    "omega 3", "vitamin d3", "co2", "h2o", "mp3 player", "r2d2", "c3po", "007", "747", "911", "112", "999 emergency",
    "404 error", "500 internal server error", "80/20 rule", "4/5 stars", "3 out of 5", "1 in 10", "one in a million",
    "10 to the power of 6", "5 to 1 odds", "count from 1 to 10", "pick a number between 1 and 100",
    "buy 2 get 1 free", "2 for 1", "3 for 2 offer", "12 eggs", "dozen eggs", "two dozen", "a couple of things",
    "a few ideas", "several options", "both", "none", "thanks a million", "see you", "see you later",
    "catch you later", "talk soon", "speak later", "lol", "haha", "ok cool", "yes please", "no thanks", "not now",
    "never mind", "nvm", "maybe", "good", "great work", "well done", "happy birthday", "merry christmas",
    "happy new year", "happy easter", "happy friday everyone", "tgif", "congrats", "welcome back",
    "remind me to call ann in a while", "play some music", "turn off the lights", "what time is it",
    "what's the time", "what is the time in london", "what day is it", "add milk to the shopping list",
    "remove eggs from my list", "play the next song", "play the last song", "next track", "skip this one",
    "turn the volume up to ten", "set volume to 5", "volume up by two", "set brightness to fifty percent",
    "play radio 4", "tune to 98.6 fm", "play channel 7", "call mom", "how old is the president",
    "how many days in a year", "how many seconds are in an hour", "how far is the moon", "convert 5 dollars to euros",
    "what is 5 plus 7", "what is two times three", "tell me a joke", "tell me another one", "how are you",
    "who won the game", "what's the score", "play my playlist number two", "repeat that", "repeat this song",
    "start over", "go back", "stop", "pause", "resume", "order two pizzas", "order a large pizza for 2",
    "book a table for four", "find a restaurant near me", "how long does it take to boil an egg",
    "directions to 10 main street", "how tall is mount everest", "play jazz from the sixties",
    "play songs from the 90s", "is there a pharmacy open", "show me my lists", "create a new list",
    "turn on the vacuum cleaner", "make me a coffee", "lower the temperature by 2 degrees",
    "set the thermostat to 21", "dim the lights to thirty", "what's new", "what's up", "who is my next meeting with",
    "i'm bored", "send an email to bob", "check my email", "any new emails", "reply to the last email",
    "read my last message", "text ann i'll be late", "tell ann that i am running late", "call back the last number",
  ]

  @Test(arguments: lines)
  func `nothing is found where nothing is said`(_ line: String) {
    #expect(meaning(line) == "")
  }
}
