extension English {
  /// The names that people praise a helper with.
  private static let praise =
    "lifesaver|legend|goat|goated|hero|superstar|genius|angel|gem|treasure|marvel|godsend|brick"

  static let chatter = PhraseTable<ChatterPart>(
    Courtesies.greetings.map { ($0, .greeting) } + Courtesies.thanks.map { ($0, .talk) } + [
      (
        "hi|hello|hey|hiya|howdy|yo|heya|greetings|hallo|sup|morning|moin|namaste|hola|bonjour|ciao|salut|heita|howzit|sawubona|wotcha|aloha|gday|yoohoo|salaam|salam|oi|wassup|whatsup|ahoy|sanibonani|habari|ola|merhaba|czesc|dobry",
        .greeting
      ),
      ("(hey|hi|hello|ok|okay) siri|alexa|google|cortana|bixby", .greeting), ("um|umm|erm", .talk),
      ("good morning|afternoon|evening|day (to) (you) (too|all)", .greeting), ("yoo|yooo", .greeting),
      ("uggh|ugghh|uggghh|ughhhh", .talk), ("gm", .greeting),
      (
        """
        thanks|thankyou|ty|tysm|cheers|ok|okay|k|kk|okey|great|nice|cool|perfect|awesome|lovely|super|sweet|fine|sure|yes|\
        yeah|yep|yup|no|nope|lol|haha|hahaha|hehe|wow|hmm|oops|sorry|welcome|bye|goodbye|alright|right|amazing|nvm|nm|brb|\
        cya|y|n|brilliant|excellent|fantastic|wonderful|congrats|np|ah|oh|aha|xd|yay|woohoo|yippee|hurray|phew|ugh|omg|\
        danke|merci|gracias|grazie|obrigado|tak|arigato|shukriya|dhanyavaad|tschuess|ja|nein|genau|super|prima
        """, .talk
      ),
      (
        """
        fair|slay|safe|bet|calm|mint|lush|peng|lit|dope|sick|ace|mood|facts|legit|shot|sorted|champion|smashing|magic|class|quality|\
        aight|ight|ite|yas|yass|yasss|iconic|same|word|sweet|ta|kewl|gotcha|roger|righto|rightio|okie|okey|dokey|okeydokey|\
        bravo|kudos|props|hurrah|hooray|bingo|touche|ditto|lekker|eish|sharp|lmaoo|lmaooo|lmaoooo|lool|loool|looool|lolol|lololol|hahah|hahahah|hahahaha|ahaha|ahahaha|heyy|heyyy|omgg|lgtm|\
        yesssss|nooooo|okk|okkk|thanksss|thankss|thxx|yayy|yayyy|ughh|ughhh|hmmm|hmmmm|aww|awww|aw|xoxo|rofl|oi|ooh|oooh|neat|nifty|wicked|noice|grand|splendid|marvellous
        """, .talk
      ),
      ("thank you", .talk), ("(i) (am) (very) much obliged", .talk), ("good night|job|bot|work", .talk),
      ("great|nice|well job|work|one|done", .talk),
      ("how are you|things", .talk), ("how is it|everything going", .talk), ("got it", .talk), ("will|can do", .talk),
      ("that is (very|so|really) kind|nice|sweet|helpful", .talk),
      ("no problem|problems|worries|prob|rush", .talk), ("never mind", .talk), ("sounds|looks good|great|fine", .talk),
      (
        """
        see|catch|talk|speak|chat (to|with) you (again) (on) (later|soon|tomorrow|then|next) \
        (week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
        """, .talk
      ),
      ("bye|goodbye|ciao|tschuess until|till|for tomorrow|now|today|later|monday|then", .talk),
      ("sigh|meh|bah|hmph|yikes|oof|eek|blimey|crikey|gosh|jeez|welp|damn|darn|dammit|bugger|crap|groan|yawn", .talk),
      ("of|absolutely|certainly|definitely course|not (not)", .talk), ("no need (thanks)", .talk),
      ("no way|chance", .talk),
      ("go on|ahead", .talk),
      ("nah|dunno|idk|omw|nothing", .talk), ("i dont|do (not) know", .talk), ("maybe|perhaps|depends", .talk),
      ("it depends", .talk), ("not sure", .talk), ("on second thought|thoughts", .talk), ("(i) (am) on my way", .talk),
      ("too many|much", .talk), ("rather|better not", .talk), ("i would rather not", .talk), ("id rather not", .talk),
      ("yeah no", .talk),
      ("keep both|all", .talk),
      ("all good|right|set", .talk),
      ("you rock", .talk),
      ("lifesaver|legend|goated|godsend", .talk), ("your the best|greatest", .talk),
      (
        "you are (a|an|the|my|such|so) (a|an) (absolute|total|real|right|proper|actual) star|diamond|\(praise)",
        .talk
      ),
      (
        "your (a|an|the|such) star|\(praise) (fr|bro|mate|man)",
        .talk
      ),
      ("what a star|\(praise)", .talk),
      ("that is all (of) my|the (questions|stuff|things|bits|lot) (done|for) (now|today) (lol)", .talk),
      ("this|it is me (again)", .talk), ("you are the best|great|welcome", .talk), ("love it|you", .talk),
      ("my bad", .talk),
      ("not bad", .talk), ("very|so|really|all|jolly good|nice|well|kind|helpful", .talk),
      ("goodnight", .talk), ("night|nite|nighty|nightnight|tara|ciao|laters|l8r|toodle|adios", .talk),
      ("night night", .talk), ("i see", .talk),
      ("makes sense", .talk),
      ("that|this is me done|finished|sorted (for) (now|today|tonight|the|this) (day|week|evening|night)", .talk),
      ("that is all|everything|great|perfect|good|fine|it|nice", .talk),
      ("that was|is it|all|great|perfect|good", .talk), ("that works", .talk), ("as you wish|like", .talk),
      ("you too", .talk), ("finally", .talk), ("at last", .talk), ("about time", .talk), ("phew finally", .talk),
      ("god bless (you) (all)", .talk), ("bless you|her|him|them", .talk), ("bless", .talk),
      (
        """
        happy thanksgiving|christmas|xmas|easter|holidays|diwali|eid|hanukkah|halloween|ramadan|friday|monday|weekend \
        (to) (you) (too|all)
        """, .talk
      ),
      ("happy new year (to) (you) (too|all)", .talk), ("merry christmas|xmas (to) (you) (too|all)", .talk),
      ("i am up|awake|here|back|home|ready|listening|good|fine|ok (now)", .talk), ("on it", .talk),
      ("i am on it", .talk), ("kia ora", .greeting), ("chur (bro|mate)", .talk),
      ("i (am) new here|to (this)", .greeting), ("new here", .greeting),
      ("nice|pleased|good to meet you", .talk), ("fair enough", .talk), ("good to know", .talk), ("whatever", .talk),
      ("much appreciated", .talk),
      ("added|testing", .talk), ("just testing|checking", .talk), ("that is most kind|helpful", .talk),
      ("that will be all (for) (today|now|tonight)", .talk), ("thatll be all", .talk),
      ("i am most|very|so grateful|obliged", .talk),
      (
        "(it) (is) (a) lovely|beautiful|gorgeous|miserable|horrid|dreadful day|morning|evening (outside|here)",
        .talk
      ),
      ("wsup|wsp|whatsgood|wagwan|oioi", .greeting),
      ("nice|good 1", .talk), ("good|noted|okok|fab|gn|ttyl|lmao|mmm|brill", .talk),
      ("sure thing", .talk),
      ("great stuff", .talk), ("many thanks", .talk),
      ("thanks (a) bunch|lot|million|mill|thousand|ton|heap|heaps|loads", .talk),
      ("(more|only|just) (than) happy|glad to (help)", .talk),
      ("thanks in advance", .talk), ("same to you", .talk), ("evening all", .greeting), ("appreciate it", .talk),
      ("i appreciate it|that", .talk),
      ("cheerio|toodles", .talk),
      ("see you|ya", .talk), ("take care", .talk), ("good stuff|one|man|girl|boy|lad", .talk),
      ("sorry to bother|disturb|trouble|bug (you)", .talk), ("forget i asked|said", .talk), ("forget it", .talk),
      ("understood|exactly|indeed|correct|precisely|absolutely|agreed|acknowledged", .talk),
      ("hang|hold on (a) (sec|second|minute|min|moment|tick)", .talk), ("wait (a) (sec|second|minute|moment)", .talk),
      ("(just) a|one|1 sec|second|minute|min|moment|tick", .talk), ("please", .talk), ("nevermind", .talk),
      ("never mind it|that|this|then", .talk), ("yess|yesss|yessss|woo|wooo|wahey", .talk), ("get in", .talk),
      ("good man|girl|lad|woman", .talk),
      ("well done", .talk), ("keep it up", .talk), ("you are (so|very|too) kind|sweet|welcome", .talk),
      ("same here", .talk), ("talk later|soon", .talk),
      ("have a good|nice|great day|one|evening|weekend", .talk),
      (
        """
        you|so|much|very|a|lot|again|my|friend|nuthatch|bot|dear|buddy|mate|pal|chum|boss|there|all|everyone|for|the|that|thats|it|its|\
        is|was|me|please|really|too|then|now|and|but|well|d|p|o|help|everything|man|ji|bro|sir|madam|today|just|x|xx|\
        xxx|luv|love|darling|hun|sweetie|kindly|guys|folks|big|old|fella|geezer|chief|captain|gaffer|champ|lad|lads|lass|indeed|\
        petal|treacle|duck|hen|babe|sis|amigo|honey|sweetheart|bruv|bruh|fam|blud|beta|beti|didi|bhai|yaar|boet|bru|chef|coach|doc|team|brother|sister|cuz|homie|dude|man|beaucoup|bien|mille|mucho|muchas|muchos|muito|vielen|tusen
        """, .filler
      ),
    ], spelling)
}
