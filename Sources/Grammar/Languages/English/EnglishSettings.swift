import Agenda

extension English {
  /// Settings and wishes in plain words, and the commands that do the same.
  static let settings =
    wishes + digests + askingFavours + askingPeople + partsOfDay + plainPartsOfDay + silence
    + clocks + weekStarts + aboutTheBot

  private static let wishes = table([
    // Reminders
    "turn|switch|stop|pause|disable|mute (off) (all) (my|the) reminders|notifications|alerts (off)": .command("off"),
    "stop (sending|giving) (me) (any|all) (more) reminders|notifications": .command("off"),
    "stop reminding|messaging|texting|bothering me": .command("off"),
    "dont message|text me (any) (more|anymore)": .command("off"),
    "dont remind me any|more|anymore (more)": .command("off"),
    "no (more) reminders|notifications": .command("off"),
    "reminders|notifications off": .command("off"),
    "unsubscribe (me) (from) (everything|all|this)": .command("unsubscribe everything"),
    "leave me alone": .command("off"),
    "stop (sending|giving) (me) (any|all) (more) messages|texts|pings": .command("off"),
    "stop pinging|notifying|alerting|spamming me (with) (messages|reminders|notifications|stuff)":
      .command("off"),
    "i dont want (any) (more) reminders|notifications|alerts (anymore|now)": .command("off"),
    // Quiet for a while
    "(be|stay|go|keep) quiet|mute|silent|silence|hush (me|reminders|everything|all|yourself|notifications|it) until|till D":
      .command("quiet until D"),
    "(be|stay|go|keep) quiet|mute|silent|silence|hush (me|reminders|everything|all|yourself|notifications|it) for D":
      .command("quiet for D"),
    "\(bothering) until|till D":
      .command("quiet until D"),
    "\(bothering) for A":
      .command("quiet for A"),
    "i (am) (going) (to) sleep|sleeping until|till D": .command("quiet until D"),
    "i would|should (like|prefer|rather|wish) (to) not (to) be disturbed|bothered|interrupted until|till|before D (N)":
      .command("quiet until D"),
    "going to sleep until|till D": .command("quiet until D"),
    "shush|hush|shh|silence|mute|pipe (up|down) until|till D": .command("quiet until D"),
    "mute|silence|quiet|pause everything|all|reminders|notifications until|till D N": .command("quiet until D"),
    "(do) not disturb for A": .command("quiet for A"),
    "dnd (mode) (on)": .command("quiet"),
    "do not disturb (mode) (on)": .command("quiet"),
    "turn|switch|put on do not disturb|dnd (mode)": .command("quiet"),
    "turn|switch|put on dnd (mode)": .command("quiet"),
    "turn|switch off do not disturb (mode)": .command("on"),
    "turn|switch off dnd (mode)": .command("on"),
    "\(bothering) today|tonight":
      .command("quiet until tomorrow"),
    "no (more) reminders|notifications|messages on|at|over (the) weekends|weekend|saturdays|sundays|holidays": .remark(
      .quietByDay),
    "no N reminders|notifications|messages on|at|over (the) weekends|weekend|saturdays|sundays|holidays": .remark(
      .quietByDay),
    "dont|never message|text|remind|bother|disturb|bug|notify|send (me) (anything|messages|reminders|notifications) on|at|over (the) weekends|weekend|saturdays|sundays|holidays":
      .remark(.quietByDay),
    "only message|text|remind|write|notify me on weekdays": .remark(.quietByDay),
    "(please) no (more) reminders|notifications|messages|texts|alerts (on|this|next) D": .remark(.quietByDay),
    "(please) no (more) reminders|notifications|messages|texts|alerts|pings (for|over|during|at) (the) (rest) (of) this|next|the|coming weekend|week":
      .remark(.quietByDay),
    "pause|stop|mute|silence|hold (all) (my|the) reminders|notifications|alerts|everything (for|over|during|on|at) (the) this|next|the|coming weekend|week":
      .remark(.quietByDay),
    "(be|stay|keep|go) quiet|silent|mute (for|over|during|on|at) (the) this|next|the|coming weekend|week":
      .remark(.quietByDay),
    "\(bothering) (about|of|with) (anything) (for|over|during|on|at) this|next|the|coming weekend|week":
      .remark(.quietByDay),
    "(please) no (more) reminders|notifications until|till D": .command("quiet until D"),
    "no (more) alarms|reminders until|till D (please)": .command("quiet until D"),
    "no (more) reminders|notifications for D": .command("quiet for D"),
    "(please) no (more) reminders|notifications|messages|texts|alerts|pings (for) today|tonight": .command(
      "quiet until tomorrow"),
    "no (more) reminders|notifications this evening|afternoon|morning": .command("quiet until tomorrow"),
    "(be) quiet|silent|mute|silence (for) (the) (rest) (of) (the) today|tonight|day": .command("quiet until tomorrow"),
    "dont message|text|write|remind|ping|bother|disturb me until|till D": .command("quiet until D"),
    "dont message|text|write|remind|ping|bother|disturb me for D": .command("quiet for D"),
    "leave me alone|be until|till D": .command("quiet until D"),
    "leave me alone for D": .command("quiet for D"),
    "pause|stop|hold (all) (my|the) reminders|notifications until|till D": .command("quiet until D"),
    "pause|stop|hold (all) (my|the) reminders|notifications for D": .command("quiet for D"),
    "snooze (all|everything) (my|the) reminders|notifications until|till D": .command("quiet until D"),
    "snooze (all|everything) (my|the) reminders|notifications for D": .command("quiet for D"),
    "do not disturb (me) until|till D": .command("quiet until D"),
    "dont remind|disturb|bother me (of|about) (anything) today": .command("quiet until tomorrow"),
    "(be|keep|stay|go) quiet|silent (now|please)": .command("quiet"),
    "i dont want|need (any) (more) reminders|notifications|messages (for) today|tonight": .command(
      "quiet until tomorrow"),
    "i dont want|need (any) (more) reminders|notifications|messages until|till|before D": .command("quiet until D"),
    "turn|switch|enable|start|resume (on) (all) (my|the) reminders|notifications (back) (on) (again)": .command("on"),
    "start reminding|messaging|texting|notifying me (again)": .command("on"),
    "you can|may (start) remind|message|text|bug|notify|ping|reminding me (again|now)": .command("on"),
    "(you) (can|may) start (sending|giving) (me) (the|my) reminders|notifications|them|it (again|up)": .command("on"),
    "i (do) want (my|the) reminders|notifications (back) (on) (again)": .command("on"),
    "resume|restart (my|the) reminders|notifications|messages (please)": .command("on"),
    "reminders (back) on": .command("on"),
    "unmute (me|reminders)": .command("on"),
    "subscribe (me)": .command("on"),
    "turn|switch (off) (my|the) confirmations (off)": .command("confirmoff"),
    "stop confirming|replying|answering (to|it|me) (everything|things|all|every|each) (single) (thing|time|message|todo|task) (i) (do|say|add|send)":
      .command("confirmoff"),
    "(there) (is) no need to confirm (everything|things|all|every|each|it|that|with) (of) (single) (little) (them|thing|time|message|todo|task|me) (i) (do|say|add|send)":
      .command("confirmoff"),
    "(you) dont (need|have) (to) confirm|reply|answer|acknowledge (to) everything|things|all|every|each (single) (little) (thing|time|message|todo|task) (i) (do|say|add|send)":
      .command("confirmoff"),
    "no (more) confirmations (please)": .command("confirmoff"),
    "confirmations off": .command("confirmoff"),
    "(be) less chatty|talkative|verbose": .command("confirmoff"),
    "turn|switch (on|back) (my|the) confirmations (back) (on) (again)": .command("confirmon"),
    "confirmations (back) on (again)": .command("confirmon"),
    "start confirming (things|everything|again) (again)": .command("confirmon"),
    "do confirm (everything|things|it) (again|please)": .command("confirmon"),
    "(please) (do) confirm everything|things (again) (i) (do|say|add|send)": .command("confirmon"),
    // Hours
    "\(writing) before|after|past|earlier N on|at|over (the) weekend|weekends|saturday|saturdays|sunday|sundays|holidays|weekdays|mondays|tuesdays|wednesdays|thursdays|fridays":
      .remark(.quietByDay),
    "dont|never message|text|remind|write|bother|disturb|wake me at|during|in (the) night": .command("hours day"),
    "dont|never message|text|remind|write|bother|disturb me overnight": .command("hours day"),
    "dont|never message|text|remind|write|bother|disturb|send me (reminders|messages|anything|stuff) when|while i am asleep|sleeping":
      .command("hours day"),
    "stop sending|messaging|texting|reminding (me) (reminders|messages) at|during night": .command("hours day"),
    "stop|no (the|all|more) (all|my) reminders|messages|texts|notifications|pings in|at|during|through (the) night":
      .command("hours day"),
    "no (more) reminders|messages|notifications|texts at night": .command("hours day"),
    "i do not want|like (any) messages|reminders|texts (in|at|during) (the) night": .command("hours day"),
    "i dont want|like (any) messages|reminders|texts (in|at|during) (the) night": .command("hours day"),
    "\(writing) before|earlier D or|and|nor after|past|later N": .confirm("hours D to N"),
    "\(writing) after|past|later N or|and|nor before|earlier D": .confirm("hours D to N"),
    "\(writing) after|past D":
      .command("hours until D"),
    "stop|quit pinging|messaging|texting|reminding|bugging|bothering|notifying|alerting|writing me after|past D":
      .command("hours until D"),
    "stop|quit pinging|messaging|texting|reminding|bugging|bothering|notifying|alerting|writing me before|earlier (than) D":
      .command("hours from D"),
    "\(writing) after|past D it|as|because|since (wakes|i|we|that) (N)":
      .command("hours until D"),
    "\(writing) before|earlier (than) D":
      .command("hours from D"),
    "no (more) messages|reminders|notifications|texts after|past D": .command("hours until D"),
    "no (more) messages|reminders|notifications|texts before D": .command("hours from D"),
    "no (more) alarms before D (please)": .command("quiet until D"),
    "no (more) messages|reminders|notifications|texts before D in the morning": .command("hours from D"),
    "nothing after|past D please": .command("hours until D"),
    "\(writing) (about|of|with) (anything) between|from N and|to|until D":
      .command("hours D to N"),
    "\(writing) (about|of|with) (anything) between|from N and|to|until N when|while|if|on N": .remark(.quietByDay),
    "no (more) messages|reminders|notifications|texts between|from N and|to|until D": .command("hours D to N"),
    "only message|text|remind|write|notify|ping|contact me between N and D": .command("hours N to D"),
    "only message|text|remind|write|notify|ping|contact me from N to|until D": .command("hours N to D"),
    "message|text|remind|write|notify|ping|contact (to) me only between N and D": .command("hours N to D"),
    "message|text|remind|write|notify|ping|contact (to) me only from N to|until D": .command("hours N to D"),
    "message|text|remind|write|notify|ping|contact (to) me only after D": .command("hours from D"),
    "message|text|remind|write|notify|ping|contact (to) me only before D": .command("hours until D"),
    "only message|text|remind|write|notify|ping|contact me after D": .command("hours from D"),
    "only message|text|remind|write|notify|ping|contact me before D": .command("hours until D"),
    "my (waking|working|work|office|awake|active) hours are N": .command("hours N"),
    "my (waking|working|work|office|awake|active) hours are N and|to|until D": .command("hours N to D"),
    "i (do) (not|dont) (care|like|want) (for) messages|texts|reminders after|past D": .command("hours until D"),
    "i (do) (not|dont) (care|like|want) (for) messages|texts|reminders before D": .command("hours from D"),
    "\(writing) (to) (me) in|at|during (the) night from N to|until|till D": .command("hours"),
    "when do|will|can|may you message|text|write|remind|contact (to) me": .command("hours"),
    "\(bothering) during|when|while|in N only|just after|from D": .command("hours from D"),
    "\(bothering) during|when|while|in|at N": .remark(.quietByDay),
    "\(bothering) on|at|over mondays|tuesdays|wednesdays|thursdays|fridays|monday|tuesday|wednesday|thursday|friday":
      .remark(
        .quietByDay),
    "no (more) messages|texts|alerts|pings until|till|before D": .command("quiet until D"),
    "no (more) messages|texts|alerts|pings for D": .command("quiet for D"),
    // Place and time
    "i am (now|currently|back) living|staying|based in Z": .confirm("timezone Z"),
    "(i|we) (am|are) (now|currently|back|just) in Z (now|again)": .confirm("timezone Z"),
    "(i|we) (am|are) (now|currently|back|just) in Z from now on": .confirm("timezone Z"),
    "(i|we) (am|are) (now|currently|back|just) in Z for good": .confirm("timezone Z"),
    "(i|we) (am|are) (now|currently) back|home in Z (now|again)": .confirm("timezone Z"),
    "i am visiting Z (now)": .confirm("timezone Z"),
    "were (now) in Z (now)": .confirm("timezone Z"),
    "(i|we) (am|are) in Z for|until|till|this|all N": .confirm("timezone Z"),
    "(i|we) (have|just) got|made (it|back) (back) to Z": .confirm("timezone Z"),
    "(i|we) (have|just) arrived|landed in|at Z": .confirm("timezone Z"),
    "i am on Z time": .command("timezone Z"),
    "use Z time": .command("timezone Z"),
    "(i) (am) (go|switch|change) (back) on|to Z time (now|again)": .command("timezone Z"),
    "i (have) (just) moved to Z": .confirm("timezone Z"),
    "(we) (have|just) moved to Z": .confirm("timezone Z"),
    "(i) live in Z": .confirm("timezone Z"),
    "i (have) (just) arrived|landed in Z": .confirm("timezone Z"),
    "my (time) zone|timezone is N": .command("timezone N"),
    "set|change (my) timezone to N": .command("timezone N"),
    "set|change (my) time zone to N": .command("timezone N"),
    "morning|mornings is|are|starts|start|begins|begin (at) D": .command("parts morning D"),
    "(can|could) (you) (use|show|set|switch|change|put|make|i|want|like|read|tell) (me) (to|in|on|it|time|times) (the) (clock|time|times) (to|in) (a|the) 24|twenty (four) h|hr|hour|hours (clock|time|format|times) (please)":
      .command("clock 24"),
    "(can|could) (you) (use|show|set|switch|change|put|make|i|want|like|read|tell) (me) (to|in|on|it|time|times) (the) (clock|time|times) (to|in) (a|the) 12|twelve h|hr|hour|hours (clock|time|format|times) (please)":
      .command("clock 12"),
    "(please) (can|could|may) i (please) have|use|see|get the (times|time) (in) 12|twelve h|hr|hour|hours (clock|time|format|times) (please)":
      .command("clock 12"),
    "(please) (can|could|may) i (please) have|use|see|get the (times|time) (in) 24|twenty (four) h|hr|hour|hours (clock|time|format|times) (please)":
      .command("clock 24"),
    "use|show|give am and|or|slash pm (instead)": .command("clock 12"),
    "use am pm (instead)": .command("clock 12"),
    "give me 24 hour|hours time|times|clock": .command("clock 24"),
    "give me 12 hour|hours time|times|clock": .command("clock 12"),
    "use|show (me) (times|time) (in) (the) am pm (times|time|clock|format)": .command("clock 12"),
    "use|show military time": .command("clock 24"),
    "(i) want|need|prefer|show|use (the) times in 24 hour|hours|h (format)": .command("clock 24"),
    "(i) want|need|prefer|show|use (the) times in 24h (format)": .command("clock 24"),
    "i (should|would) prefer|like (to) (have|use) (the|a) 24|twenty (four) (h|hr|hour|hours) clock|time|format (N)":
      .command(
        "clock 24"),
    "i (should|would) prefer|like (to) (have|use) (the|a) 12|twelve (h|hr|hour|hours) clock|time|format (N)": .command(
      "clock 12"),
    "(write|use|show|i) (me|my|the|write|use|prefer|want|read) (my|the) dates (are|like|as|in|go|with) (the) month day (year) (first|order|format|style) (not) (day) (month)":
      .command("dates mdy"),
    "(write|use|show|i) (me|my|the|write|use|prefer|want|read) (my|the) dates (are|like|as|in|go|with) (the) day month (year) (first|order|format|style) (not) (month) (day)":
      .command("dates dmy"),
    "(write|use|show|i) (me|my|the|write|use|prefer|want) (my|the) dates (are|like|as|in|go|with) (the) american|us (style|way|format|order)":
      .command("dates mdy"),
    "(write|use|show|i) (me|my|the|write|use|prefer|want) (my|the) dates (are|like|as|in|go|with) (the) british|european|uk|eu (style|way|format|order)":
      .command("dates dmy"),
    "(i) (write|use|show|put) (my|the) dates (are|with) (the) month first": .command("dates mdy"),
    "(i) (write|use|show|put) (my|the) dates (are|with) (the) day first": .command("dates dmy"),
    "(use) mm dd (yyyy|yy)": .command("dates mdy"),
    "(use) dd mm (yyyy|yy)": .command("dates dmy"),
    "(i) (write|put|use) (the) month first": .command("dates mdy"),
    "(i) (write|put|use) (the) month before (the) day": .command("dates mdy"),
    "(i) (write|put|use) (the) day first": .command("dates dmy"),
    "(i) (write|put|use) (the) day before (the) month": .command("dates dmy"),
    "(use) american|us dates|date (format)": .command("dates mdy"),
    "(use) british|european|uk dates|date (format)": .command("dates dmy"),
    "(i) (want) (my|the) week|weeks (to|should|always) start|starts|begin|begins on|with N": .command("weekstart N"),
    "(i) (want) my week|weeks (to|should|always) start|starts|begin|begins N": .command("weekstart N"),
    "(i) would|should (like) (to) (have) (my|the) week|weeks (to) start|begin on (a) N": .command("weekstart N"),
    "start (my|the) week|weeks on|with N": .command("weekstart N"),
    "the first day of my|the week is N": .command("weekstart N"),
    "N is the first day of my|the week": .command("weekstart N"),
    "(show|what|read|tell|list|see) (me) (are) (all) (my|the) (current) settings|preferences|options": .command(
      "settings"),
    "what have i set": .command("settings"),
    "(what|which) (is) (my) timezone|zone (do) (you) (think) (have) (for|am) (i|me) (am|in|on) (in|set)": .command(
      "timezone"),
    "what|which time zone do you think|have i|me|for (am) (me|in|on)": .command("timezone"),
    "(what|which) (is) my|the (current) time zone (set) (to) (now)": .command("timezone"),
    "what|which time zone am i|you in|on|using (now)": .command("timezone"),
    "what is my name|username|handle": .command("settings"),
    // People who may make requests
    "dont let|allow strangers|people|others|randoms (i) (dont) (know) (to) send|ask|give|assign|message|text|write (me|to) (things|tasks|todos|stuff|anything|requests) (to|for) (me)":
      .command("requests contacts"),
    "dont let|allow anyone|anybody|everyone|everybody (else) (to) send|ask|give|assign (me|to) (things|tasks|todos|stuff|anything|requests) (to|for) (me)":
      .command("requests nobody"),
    "only (let|allow) (my|people) contacts|friends|family|i (know) (can|may|should) (to) (be) (able) (to) send|ask|give|assign (me|to) (things|tasks|todos|stuff|anything|requests)":
      .command("requests contacts"),
    "anyone|anybody|everyone|everybody (at) (all) can|may send|ask|give|assign me (things|tasks|todos|stuff|anything|requests) (i) (dont) (mind)":
      .command("requests everybody"),
    "nobody|noone (else) can|may|should send|ask|give|assign me (things|tasks|todos|stuff|anything|requests)":
      .command("requests nobody"),
    "only let|allow (my) contacts|friends|family|people (i) (know) (to) ask|send|give|assign (me) (for|to) (do) (things|tasks|todos|stuff|anything|requests)":
      .command("requests contacts"),
    "let|allow anyone|anybody|everyone|everybody (to) send|ask|give|assign me (things|tasks|todos|stuff|anything|requests)":
      .command("requests everybody"),
    "who can|may send|ask|give|assign me (things|tasks|todos|stuff|anything|requests)": .command("requests"),
    "(can|could) strangers|anyone|anybody|everyone (can) send|ask|give|assign me (things|tasks|todos|stuff|anything|requests)":
      .command("requests"),
    "no (more) requests (from) (strangers)": .command("requests contacts"),
    // People
    "unblock P": .command("block @P off"),
    "tell|ask|remind P to|that N": .command("send N to @P"),
    "tell|remind P about N": .command("send N to @P"),
    "tell|ask|remind P and P to|that N": .command("send N to @P and @P"),
    "tell|remind P and P about N": .command("send N to @P and @P"),
    "tell|remind|ask P and me to|that|about N": .command("send N to @P and @me"),
    "tell|remind|ask me and P to|that|about N": .command("send N to @P and @me"),
    "tell|remind P N": .command("send N to @P"),
    "tell|remind P and P N": .command("send N to @P and @P"),
    "tell|let P (know) (that) N not N": .command("send \"N not N\" to @P"),
    "give|hand|pass|delegate X over|on to P": .act("send X to @P", .fits),
    "hand|pass|delegate X to P": .act("send X to @P", .fits),
    "give|assign|hand|pass|delegate P X": .act("send X to @P", .fits),
    "let|have P do|handle|sort|bring|buy X": .act("send X to @P", .fits),
    "send|give|assign|forward X to P": .act("send X to @P", .fits),
    "send|give|assign N to P": .command("send N to @P"),
    "send|give|assign N to P and P": .command("send N to @P and @P"),
    "send|give|assign N to P so|because|cos N": .command("send N to @P"),
    "accept that|this|it (one)": .command("accept"),
    "decline|reject|refuse that|this|it (one)": .command("decline"),
    "assign N to X": .offer("send N to @X"),
    "ask|tell X to N": .offer("send N to @X"),
    // One's data
    "\(removingVerbs.bases)|close|cancel|deactivate my account|profile": .command("forgetme"),
    "i want|need|would (like) to \(removingVerbs.bases)|close my account|data": .command("forgetme"),
    "\(removingVerbs.bases)|wipe|forget (all) my data|information": .command("forgetme"),
    "(i) (want|need) (to) \(removingVerbs.bases)|wipe|forget all|everything about|on|of me": .command("forgetme"),
    "\(removingVerbs.bases)|wipe all|everything (that) you know|have|store|keep (about|on) (me)": .command("forgetme"),
    "wipe everything": .command("forgetme"),
    "forget (all|everything) (about) me": .command("forgetme"),
    "erase everything": .command("forgetme"),
    "export|download|backup (me) (all) (of) my data|tasks|todos|notes|events|lists|stuff|everything": .command(
      "export"),
    "give|send (me) (all) (of) my data": .command("export"),
    "(export) (all) my data": .command("export"),
    "export|download|backup (all|my) tasks|todos|data|everything (as|to|in) (a) (N)": .command("export"),
    "(can|could|may) (i) export|download|backup|see (everything|all) (that) (what|everything|all) you have|hold|store|keep|got (on|about|of) (me|mine)":
      .command("export"),
    "(can|could) (i) (get|have|see|download) my|the|all tasks|todos|data|stuff|notes as|in|to (a|an) csv|json|excel|spreadsheet|file|pdf (file|sheet)":
      .command("export"),
    "(i) send|give|get|email|show|want|need (me) (a) (full) copy|dump|backup|export|download of (all) (of) my|the|everything|all (data|todos|tasks|stuff|things|notes) (that) (you) (have|know|hold|store|keep|got) (about|on|of|for) (me)":
      .command("export"),
    "(i) send|give|get|email|want (me) everything (that) you have|know|hold|store|keep|got (about|on|of|for) me":
      .command("export"),
    "(i) (want|need) (to) back|backup (up) my data|todos|tasks|stuff|everything": .command("export"),
    "can|could|may i (get|have|download|see|take) (a) (copy|backup|export) (of) (all) my data (out)": .command(
      "export"),
    "give|send|show (me) my calendar link|address|feed|url": .command("calendar"),
    "(what|where) (is) (my) calendar link|address|feed|url": .command("calendar"),
    "subscribe to my calendar": .command("calendar"),
    "(give|send|show) (me) (the|a|my) link|address|url|feed to|of|for my calendar (feed)": .command("calendar"),
    "show|open|see|view (me) my|the calendar|agenda|lists|notes|tasks|todos|everything in|on|with (a|the|my) browser|web|website|webpage|page|computer":
      .command("web"),
    "open (up) my|the calendar|agenda|website|webpage|page": .command("web"),
    "(can|could) (i|you) sign|log me in (please)": .command("web"),
    "(give|send|get) (me) (a|my) sign-in|signin|login link": .command("web"),
    "sign|log me out (everywhere)": .command("web end"),
    "(can) (i) link|connect|add my phone|number|mastodon|account|sms|x|twitter (account|number)": .command("link"),
    "link|connect accounts|account": .command("link"),
    // About the bot
    "who can|could read|see this|these|that|it|my (messages|data|notes|todos|stuff)": .command("about"),
    "who reads|sees this|these|my (messages|data|stuff|notes|todos|tasks)": .command("about"),
    "can|could|does|will N read|see|look (at) (any|all|some) (of) this|these|that|my|what (messages|data|notes|todos|stuff|tasks|calendar|list|lists|i) (write|say|type|send|put)":
      .command("about"),
    "who (else) can|could|will|would|does|is read|see|reading|seeing|looking (at) what i write|say|type|send|put|tell|enter|add|note (here|you|in|down|to|this) (you|here)":
      .command("about"),
    "who (else) can|could|will read|see|access my|our|these|the (private) messages|data|notes|todos|stuff|tasks|calendar|lists|things|appointments":
      .command("about"),
    "can|does|will|could anyone|anybody|someone|people|others|you (else) (else) read|see|access this|these|that|it|my|what (messages|data|notes|todos|stuff|tasks|calendar|lists|i) (write|say|type|send|put) (here|you)":
      .command("about"),
    "do|does|will you|it|nuthatch (ever) sell|share|read|use|store|keep|save|spy|track|show|pass|give|log (on|my|our|me) (data|messages|information|info|notes|todos|stuff|conversations|chats) (to|with|on) (N)":
      .command("about"),
    "is|are there (a|any) copy|copies of my N": .command("about"),
    "are you selling|sharing|reading|using|storing|keeping my N": .command("about"),
    "what do|will you do with my N": .command("about"),
    "where is|are|do my data|information|messages|info (stored|saved|kept|go)": .command("about"),
    "where do you store|keep|save my N": .command("about"),
    "is this|it|that|everything (stuff|data|chat|bot|info) (kept) safe|private|secure|encrypted|confidential (here|with) (you)":
      .command("about"),
    "is|are my data|stuff|info|messages|notes (kept) safe|private|secure|encrypted|confidential (here|with) (you)":
      .command("about"),
    "who runs|made|owns|built|created|wrote|operates you|this|nuthatch (bot|thing|service|app)": .command("about"),
    "who are|is you|nuthatch": .command("about"),
    "what are you": .command("about"),
    "are you (a|an|the) (real|actual|some|just) (kind|sort) (of) bot|human|robot|real|person|ai|machine|computer|chatbot|program (or|talking) (a|an|to) (what|not|something|bot|human|robot|person|machine|real)":
      .command("about"),
    "is this|it (a|an) bot|human|robot|person|ai|machine|computer (or) (a|an) (what|not|human|person|bot)":
      .command("about"),
    "am i talking|speaking|chatting to|with a|an (real) bot|human|robot|person|ai|machine|computer": .command("about"),
    "what (data|information|info|things|stuff) do|have you store|keep|know|have|save|stored|got (about|on) (of) me":
      .command("about"),
    "how much|what does this|it|nuthatch cost": .command("about"),
    "is this|it|nuthatch free": .command("about"),
    "do i have to pay (for) (this|it|you|nuthatch)": .command("about"),
    "contact|talk|speak (to|with) (a) human|person|support|someone|somebody|admin|operator": .command("about"),
    "is my data|this safe|private|secure|encrypted": .command("about"),
    "(can|could) (i) (want|need|like|prefer) (to) contact|talk|speak (to|with) a (real) human|person|someone|somebody|operator":
      .command("about"),
    "who is this": .command("about"),
    "is there a (real) human|person|someone|somebody (that|who) (i) (can|could) (talk|speak|contact|ask) (to|with)":
      .command(
        "about"),
    "what is the price|cost (of) (this|it|nuthatch)": .command("about"),
    "what have you (got) stored|saved|kept about|on|of me": .command("about"),
    "(your) privacy (policy)": .command("about"),
    "help|helps me (please)": .command("help"),
    "(i) (need) help": .command("help"),
    "menu|commands|instructions|usage|manual|start": .command("help"),
    "(show|list|what) (me|are) (all|the|your) commands": .command("help"),
    "what commands are there": .command("help"),
    "what commands do you have|know": .command("help"),
    "show me the menu|commands|help": .command("help"),
    "what can|do you do|know|understand (for|here) (me)": .command("help"),
    "what else can you do (for) (me)": .command("help"),
    "what (kind|sort|kinds|sorts|type) (of) things|stuff|tricks can|do you do|know|understand (for) (me)": .command(
      "help"),
    "what are you (good) for": .command("help"),
    "what are you able to do": .command("help"),
    "what is this|the bot|thing (good) for": .command("help"),
    "what can|do i do|say|ask|type (here|you|to) (you)": .command("help"),
    "how does|do this|it|you|nuthatch work": .command("help"),
    "how do i use this|you|it|nuthatch": .command("help"),
    "can|could you help me (out) (to|with) (remember|organise|organize|plan|keep) (track) (of) (it|stuff|things|that|this|everything|life|myself)":
      .command("help"),
    "can|could you help me organise|organize|plan (my) day|week|life|time|self": .command("help"),
    "(hi|hello|hey) i|im N can|could|will|would you help me (to) keep track of N": .command("help"),
    "can|could|will|would you help me (to) keep track of (my|the|our|all) N": .command("help"),
    "do|can|could|will you do|send|give|make (me) (text|sms|email|phone) reminders|notifications|alerts (by|via|through|as|to) (text|sms|email|phone|texts)":
      .command("help remind"),
    "can you remember|keep|store|track|remind (me) (of|about) things|stuff (for) (me)": .command("help"),
    "can you make|keep|hold|do (me) (a) (shopping|grocery|todo|packing) lists|list (for) (me)": .command("help add"),
    "can|could|may i put|keep|store|track N in|on here": .command("help"),
    "can|could|may i use you|this|it|nuthatch for|to N": .command("help"),
    "is this|it|that (thing) on|working|alive": .command("help"),
    "is anyone|anybody|someone|somebody there|here|listening": .command("help"),
    "anyone|anybody there|here|listening|about": .command("help"),
    "huh|what": .command("help"),
    "what is this": .command("help"),
  ])
}
