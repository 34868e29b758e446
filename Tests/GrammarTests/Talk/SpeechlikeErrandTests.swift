import Testing

/// Errands that sound like speech to the bot.
@Suite struct SpeechlikeErrandTests {
  @Test(
    "what begins like a question is something to do",
    arguments: [
      "do washing", "do the tax return", "do homework", "do my hair", "do up the kitchen", "do yoga",
      "do a big shop", "do something nice for ann", "how to train your dragon dvd", "how to book for ben",
      "how not to die book", "when in rome guide", "what to wear for the wedding",
      "where the wild things are for theo", "who dares wins box set", "who cares charity run",
      "why nations fail book", "which magazine subscription", "which? report",
      "have hair cut", "have a bath", "have a word with ben", "have lunch with ann", "have fun",
      "has beens quiz night", "can of beans", "cans of tuna", "can ring pulls for school", "canvas bag",
      "will and grace dvd", "will's birthday card", "might and magic game", "must see film list",
      "should call gran", "would be good to call gran", "am dram rehearsal",
      "anything bagel mix", "any wood will do for the fire", "my tasks spreadsheet: update", "my fair lady tickets",
      "my little pony for ella", "my weekly magazine", "free range eggs", "free samples at boots",
      "busy board for baby", "next directory", "next sale tuesday", "next year's diary", "week old bread",
      "today show tickets", "tomorrow never dies dvd", "yesterday's paper", "tonight show tickets",
      "overdue notice to dad", "important papers in safe", "count the money", "count down clock",
      "counting bears for school", "history book for theo", "history homework", "calendar for gran",
      "agenda for the board meeting", "settings for the camera", "reminders poster for the kitchen",
      "reminder cards", "undo the stitches", "undo the top hook", "redo the grout", "help mum with the boxes",
      "help ben move", "help desk ticket", "help theo with his maths", "menu for christmas dinner", "more nappies",
      "stop the paper", "stop cock key", "stop at the bakery", "stop by the bank", "start a diary",
      "start the running plan", "start engine once a week", "about a boy dvd", "export beer", "link arms song",
      "link the fence panels", "digest biscuits", "quiet room booking", "hours of service sign", "on call rota",
      "off licence", "offer ann a lift", "share the photos with ann", "share the photos", "send flowers",
      "send mum a card", "send off the passport form", "send a text to the plumber", "email the school",
      "timer for the lights", "alarm battery", "wake for uncle joe", "nag screen fix",
    ])
  func asking(_ itemRequest: String) { #expect(Frozen.isNew(itemRequest), "\(Frozen.readings(itemRequest))") }

  @Test(
    "what begins like a setting is something to do",
    arguments: [
      "i'm in charge of snacks friday", "im in a play on saturday",
      "i'm at the garage at 3", "we are at the lake on sunday", "in london: buy oyster card",
      "back in stock: trainers", "moved on exhibition", "visit tokyo guide book", "berlin flight check in",
      "new york cheesecake", "use up the leftovers", "use by dates in the fridge", "morning after pill",
      "evening dress to the cleaners", "night feed", "night light", "lunch menu", "midnight mass",
      "turn off the water", "turn the mattress", "turn up jeans", "switch off the immersion", "play date saturday",
      "play doh", "order new glasses", "call a plumber", "get cash", "get me to the church cd",
      "weather strip for the door", "weather proof jacket", "stop smoking", "stop cheques", "backup phone",
      "back up plan for sunday", "link chain for the bike", "delete account at the bank",
      "delete account with ebay", "close account at barclays", "close the savings account", "erase board pens",
      "forgive ben", "private dentist quote", "robot vacuum", "robot wars tickets", "human biology essay",
      "week starts planner pages", "sunday roast", "sunday best shoes", "dates and walnuts", "american dates cake",
      "12 hour cold tablets", "24 hour gym pass", "clock battery",
    ])
  func setting(_ itemRequest: String) { #expect(Frozen.isNew(itemRequest), "\(Frozen.readings(itemRequest))") }

  @Test(
    "what sounds like talk is something to do",
    arguments: [
      "thank you notes", "thx card for ben", "sorry flowers for ann", "hi vis jacket", "hi lo chair",
      "hey duggee book", "good night lights", "good luck card for sam", "happy birthday balloons",
      "happy hour friday", "congratulations card", "welcome home banner", "bye bye party for ann",
      "cheers dvd box set", "great aunt's visit", "great british bake off final", "lovely smelling soap",
      "perfect attendance form", "okra", "cool box", "nice biscuits", "brilliant friend novel", "fine wine for dad",
      "wrong size shoes back", "that's life book", "it takes two to tango class",
      "whatever it takes fundraiser", "never mind the buzzcocks tickets", "no problem parade",
      "yes prime minister dvd", "yes to carrots cream", "no more nails glue", "oh brother where art thou",
      "ouch cream", "wow tickets", "lol surprise doll", "the printer doesn't work", "the car won't start",
      "stupid invoice", "confused.com quote", "best before check", "awake at 5 for flight", "bored games night",
      "first aid kit", "last orders sign", "last minute gifts", "second hand desk", "both boys' haircuts",
      "all bran", "all weather boots", "everything bagels", "the rest cure essay", "none of the above poster",
      "it cables", "that blue jumper back to zara", "this month's rent",
      "these shoes to the cobbler", "actually useful tools", "instead of milk get oat", "same day delivery form",
      "later with jools tickets", "later life planning",
    ])
  func social(_ itemRequest: String) { #expect(Frozen.isNew(itemRequest), "\(Frozen.readings(itemRequest))") }
}
