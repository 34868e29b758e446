extension English {
  /// Asks for the day's digest, at an hour or no more.
  static let digests = table([
    "(i) (would|should|id) (like|love|want) to be told|sent|reminded|texted what i have (got) (on) each|every|in (the) morning|day (at) D":
      .command("digest D"),
    "(i) (would|should|id) (like|love|want) to be told|sent|reminded|texted what i have (got) (on) each|every|in (the) morning|day (at) D":
      .command("digest D"),
    "send|tell|message|text me my|the day|agenda|summary|digest|plan|schedule|todos (every) (day|morning) at D":
      .command("digest D"),
    "send|tell|message|text|write|give (to) me (all) (of) that|this|it|everything|things|tasks|list|todos|plan (of|for) (the) (day) (at) D every|each (day|morning)":
      .command("digest D"),
    "send|tell|message|text|write|give (to) me (all) (of) that|this|it|everything|things|tasks|list|todos|plan (of|for) (the) (day) every|each day|morning (at) D":
      .command("digest D"),
    "send|tell|message|text|write|give (to) me every|each day|morning (at) D (all) (of) (the) that|this|it|everything|things|tasks|list|todos|plan (of|for) (the) (day)":
      .command("digest D"),
    "(send|give) (me) (a|the|my) digest|summary|overview at D": .command("digest D"),
    "(send|give) (me) (a) daily digest|summary|agenda at D": .command("digest D"),
    "(i) (would|should) (like|want|wish) to receive|get|have my|the program|programme|schedule|agenda|plan|summary (of|for) (the) (day) at D (every|each) (morning|day)":
      .command("digest D"),
    "send to me|us my|the agenda|plan|schedule|program|programme (of|for) (the) (day) at D (every|each) (morning|day)":
      .command("digest D"),
    "send|give to me my|the agenda|plan|schedule (of) (the) (day) at D every|each morning|day": .command("digest D"),
    "(i|id) (should|would|want|wish|need) (like|love) (to) receive|get|have my (daily|morning) digest|summary|agenda (at) D every|each day|morning":
      .command("digest D"),
    "(i|id) (should|would|want|wish|need) (like|love) (to) receive|get|have my (daily|morning) digest|summary|agenda (at) D every|each day|morning rather|instead than|of N":
      .command("digest D"),
    "(i|id) (should|would|want|wish|need) (like|love) (to) receive|get|have my daily|morning digest|summary|agenda at D (instead)":
      .command("digest D"),
    "send|tell|message|text me a|my|the day|agenda|summary|digest|plan|schedule|todos every|each day|morning (at) D":
      .command("digest D"),
    "send|tell|message|text|give me my|the day (ahead) (plan|plans|agenda|schedule|list) (at) D every|each day|morning":
      .command(
        "digest D"),
    "send|tell|message|text|give me my|the day (ahead) (plan|plans|agenda|schedule|list) every|each day|morning (at) D":
      .command(
        "digest D"),
    "send|tell|message|text|give me my|the days plan|plans|agenda|schedule|list (at) D every|each day|morning":
      .command(
        "digest D"),
    "send|tell|message|text|give me my|the days plan|plans|agenda|schedule|list every|each day|morning (at) D":
      .command(
        "digest D"),
    "send|tell|message|text me a|my|the day|agenda|summary|digest|plan|schedule|todos (at) D every|each day|morning":
      .command("digest D"),
    "turn|switch|stop (off) (the|my) (daily|morning) digest|summary (off)": .command("digest off"),
    "no (more) (daily|morning) digest|summary": .command("digest off"),
    "stop|end|turn|switch|quit (sending) (me) (off) (with) the|my|that|those|these|this|your (daily|every) morning|daily thing|things|message|messages|summary|digest|text|texts|update|updates|email|list|report|agenda (off) (now)":
      .command("digest off"),
    "no (more) (of) (the|my|that|those|these) morning|daily thing|things|message|messages|text|texts|update|updates|email|list|report|agenda":
      .command("digest off"),
    "stop sending|telling|messaging|texting me my|the day|agenda|summary|digest|plan|schedule|list (every|each|in) (the) (day|morning|mornings)":
      .command("digest off"),
    "i dont want (the|my|a) (morning|daily) digest|summary|agenda (any|anymore) (more)": .command("digest off"),
    "send|tell|message|text|give|show me my|the list of (the) things|todos|tasks|jobs to do (at) D every|each day|morning":
      .command("digest D"),
    "send|tell|message|text|give|show me my|the list of (the) things|todos|tasks|jobs to do every|each day|morning (at) D":
      .command("digest D"),
    "change|set|move|switch|make (my|the) (daily|morning) digest|summary (time|timing|timings|hour) (to|at|for) D":
      .command("digest D"),
    "(my|the) (daily|morning) digest|summary (should|must|can) (be|come) (at) D (instead|please|now)": .command(
      "digest D"),
    "(from) (now) (on) (i|id) (should|would|want|wish) (like|love|prefer) to receive|get|see|have my day|agenda|plan (at) D":
      .command("digest D"),
  ])
}
