import Grammar
import Testing

/// Pasted texts: invitations, tickets, chats and plans. It is Friday 20 November 2026, ten in the morning.
@Suite struct PastedTextTests {
  @Test(
    "labelled lines make one event",
    arguments: [
      "Subject: Parents' Evening\nDate: Thursday 26th November\nTime: 4:40pm - 4:50pm\nLocation: Main Hall",
      "Title: Parents' Evening\nWhen: Thu 26 Nov 16:40-16:50\nWhere: Main Hall",
      "What: Parents' Evening\nDay: Thursday 26 November\nTime: 16:40-16:50\nVenue: Main Hall",
      "Meeting: Parents' Evening\nTime: 4:40pm - 4:50pm\nDate: 26 Nov\nPlace: Main Hall",
      "Parents' Evening\nWhen: Thursday 26 November, 4:40pm - 4:50pm\nWhere: Main Hall",
      "Event: Parents' Evening\n\nDate & Time: Thu 26 Nov 4:40pm - 4:50pm\n\nVenue: Main Hall",
      "FW: Parents' Evening\nWHEN: Thu 26 Nov 16:40-16:50\nWHERE: Main Hall",
      "*Subject:* Parents' Evening\n*When:* Thu 26 Nov 16:40-16:50\n*Where:* Main Hall",
      "Subject: Fwd: Parents' Evening\nDate: 26/11/2026\nStart: 16:40\nEnd: 16:50\nLocation: Main Hall",
      "Parents' Evening. When: Thu 26 Nov 16:40-16:50. Where: Main Hall",
      "Subject: Parents' Evening Date: Thu 26 Nov Time: 16:40-16:50 Location: Main Hall",
      "@nuthatch Subject: Parents' Evening\r\nWhen: Thu 26 Nov 16:40-16:50\r\nWhere: Main Hall",
    ])
  func form(_ text: String) {
    let lines = Frozen.first(text).map { $0.replacing("Evening.", with: "Evening").replacing("Hall.", with: "Hall") }
    #expect(lines == ["event \"Parents' Evening\", start 2026-11-26T16:40, end 2026-11-26T16:50, @Main Hall"])
  }

  @Test("what else a form says is its note")
  func note() {
    #expect(
      Frozen.first("Subject: Gala\nDate: Sun 29 Nov\nTime: 9am\nPlease bring a towel.\n\nRegards, Jo") == [
        "event \"Gala\", start 2026-11-29T09:00, note \"Please bring a towel\""
      ])
    #expect(
      Frozen.first("FW: boiler service\nWhen: Weds 25 Nov 8am-12pm\nWhere: home\nEngineer: Craig") == [
        "event \"boiler service\", start 2026-11-25T08:00, end 2026-11-25T12:00, @home, note \"Engineer: Craig\""
      ])
  }

  @Test("each repeated label begins another event")
  func forms() {
    #expect(
      Frozen.first("Subject: A\nWhen: Mon 23 Nov 3pm\nWhere: X\n\nSubject: B\nWhen: Tue 24 Nov 4pm\nWhere: Y") == [
        "event \"A\", start 2026-11-23T15:00, @X", "event \"B\", start 2026-11-24T16:00, @Y",
      ])
  }

  @Test(
    "only a due date makes a todo",
    arguments: [
      "Invoice 2231\nAmount: 148.50\nDue date: 4 December 2026", "Invoice 2231\nDue: 4 Dec\nAmount: 148.50",
      "Invoice 2231\nAmount: 148.50\nDeadline: Fri 4 Dec",
    ])
  func due(_ text: String) {
    #expect(Frozen.first(text) == ["todo \"Invoice 2231\", due 2026-12-04, note \"Amount: 148.50\""])
  }

  @Test(
    "a date below an item is that item's",
    arguments: [
      ("call mum\ntomorrow", ["todo \"call mum\", due 2026-11-21"]),
      ("call mum\nSat 28 Nov\nbuy milk", ["todo \"call mum\", due 2026-11-28", "todo \"buy milk\""]),
      ("dentist\n3 May 9:15", ["todo \"dentist\", due 2027-05-03T09:15"]),
      ("team lunch\nMon 1-2pm", ["event \"team lunch\", start 2026-11-23T13:00, end 2026-11-23T14:00"]),
      ("call mum\nDue: friday", ["todo \"call mum\", due 2026-11-27"]),
      ("boiler service\nWhen: mon 9am", ["event \"boiler service\", start 2026-11-23T09:00"]),
      ("gym\nevery tuesday at 7pm", ["todo \"gym\", due 2026-11-24T19:00, FREQ=WEEKLY;BYDAY=TU"]),
    ])
  func below(_ text: String, _ lines: [String]) { #expect(Frozen.first(text) == lines) }

  @Test(
    "a date below an item that has one is told, and moves nothing",
    arguments: ["dentist monday 3pm\ntuesday", "dentist monday 3pm\nTue 8 Dec"])
  func laterDate(_ text: String) {
    #expect(Frozen.first(text) { $0.reference = .confirmation }.last == "remark firstLineOnly")
  }

  @Test(
    "what is no date below an item is an item",
    arguments: ["milk\neggs", "milk\nmay", "milk\n2", "milk\nlunch", "milk\nsun", "milk\nWhere: Aldi", "milk\nseconds"])
  func notBelow(_ text: String) {
    let lines = Frozen.first(text)
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("todo") })
  }

  @Test("labels that are words of one's own are no form")
  func noForm() {
    #expect(Frozen.first("When: what") == Frozen.first("when: what"))
    #expect(Frozen.first("call bob about the time: 5 minutes is fine").count == 1)
    #expect(Frozen.first("Mon: gym\nTue: swim").count == 2)
    #expect(Frozen.first("books: dune\nfilms: alien") == ["todo \"books: dune\"", "todo \"films: alien\""])
    #expect(Frozen.first("Place: Rome\nThing: hat").count == 2)
    #expect(Frozen.first("!add x\nWhen: friday").first == "command !add x")
  }

  @Test(
    "a journey's times are its start and end",
    arguments: [
      "BA 0432 LHR-AMS\nTue 8 Dec\ndep 06:55 arr 09:20", "BA 0432 LHR-AMS\nTue 8 Dec 2026\nDep: 06:55 Arr: 09:20",
      "BA 0432 LHR-AMS\nTue 8 Dec\n06:55 -> 09:20", "BA 0432 LHR-AMS Tue 8 Dec dep 06:55 arr 09:20",
      "BA 0432 LHR-AMS, 8 Dec, departs 06:55, arrives 09:20", "BA 0432 LHR-AMS 8 Dec departs 6:55am arrives 9:20am",
      "BA 0432 LHR-AMS\nDate: Tue 8 Dec\nTime: dep 06:55 arr 09:20",
    ])
  func journey(_ text: String) {
    #expect(
      Frozen.first(text) == ["event \"BA 0432 LHR-AMS\", start 2026-12-08T06:55, end 2026-12-08T09:20"])
  }

  @Test(
    "times on both sides of an arrow, and doors and show",
    arguments: [
      (
        "LNER: 07:42 Leeds -> York 08:13 thu 10 dec",
        "event \"LNER: Leeds -> York\", start 2026-12-10T07:42, end 2026-12-10T08:13"
      ),
      (
        "thu 10 dec 07:42 Leeds \u{2192} York 08:13",
        "event \"Leeds \u{2192} York\", start 2026-12-10T07:42, end 2026-12-10T08:13"
      ),
      (
        "BA0286 LHR 10:55 - SFO 14:10 Sat 19 Dec",
        "event \"BA0286 LHR - SFO\", start 2026-12-19T10:55, end 2026-12-19T14:10"
      ),
      (
        "FRA 14:25 | 15:10 LHR thu 10 dec", "event \"FRA | LHR\", start 2026-12-10T14:25, end 2026-12-10T15:10"
      ),
      (
        "LNER 09:30 Kings Cross arr 13:52 thu 10 dec",
        "event \"LNER Kings Cross\", start 2026-12-10T09:30, end 2026-12-10T13:52"
      ),
      ("thu 10 dec 9:30 - GYM", "todo \"GYM\", due 2026-12-10T09:30"),
      (
        "The Goats, Brixton, Fri 4 Dec, doors 7pm show 8pm",
        "event \"The Goats, Brixton\", start 2026-12-04T19:00, end 2026-12-04T20:00, note \"doors 7pm show 8pm\""
      ),
      (
        "The Goats Fri 4 Dec doors 7 show 8",
        "event \"The Goats\", start 2026-12-04T19:00, end 2026-12-04T20:00, note \"doors 7 show 8\""
      ),
      (
        "The Goats Fri 4 Dec doors 7 show 8.15",
        "event \"The Goats\", start 2026-12-04T19:00, end 2026-12-04T20:15, note \"doors 7 show 8.15\""
      ),
      (
        "The Goats Fri 4 Dec doors 7.30, show 8.30",
        "event \"The Goats\", start 2026-12-04T19:30, end 2026-12-04T20:30, note \"doors 7.30, show 8.30\""
      ),
      (
        "The Goats Fri 4 Dec doors 19:00 show 20:15",
        "event \"The Goats\", start 2026-12-04T19:00, end 2026-12-04T20:15, note \"doors 19:00 show 20:15\""
      ),
      ("football sat 3pm (arrive 2.15pm)", "todo \"football\", due 2026-11-21T15:00, note \"arrive 2.15pm\""),
      ("swim gala sun 9am (warm up 8.15am)", "todo \"swim gala\", due 2026-11-22T09:00, note \"warm up 8.15am\""),
      // Near misses
      ("paint the doors sat 7pm", "todo \"paint the doors\", due 2026-11-21T19:00"),
      ("v Tring (A) sat 10:00", "todo \"v Tring (A)\", due 2026-11-21T10:00"),
    ])
  func times(_ text: String, _ item: String) { #expect(Frozen.first(text) == [item]) }

  @Test(
    "what a chat puts before a message is dropped, and nothing in it acts",
    arguments: [
      ("[20/11, 18:02] Ann: swimming kit tomorrow", ["todo \"swimming kit\", due 2026-11-21"]),
      ("[18:02, 20/11/2026] Ann Lee: cancel gym", ["todo \"cancel gym\""]),
      ("20/11/2026, 18:02 - Ann: buy milk", ["todo \"buy milk\""]),
      ("[20/11/2026, 18:02:11] Ann: milk\n[20/11/2026, 18:03:40] Bob: eggs", ["todo \"milk\"", "todo \"eggs\""]),
      // Near misses
      ("[draft] Ann: call", ["todo \"[draft] Ann: call\""]), ("[ ] Ann: call", ["todo \"Ann: call\""]),
    ])
  func forwarded(_ text: String, _ lines: [String]) { #expect(Frozen.first(text) == lines) }

  @Test(
    "HTML's entities are characters",
    arguments: [
      ("fish &amp; chips", "fish & chips"), ("Sarah&#39;s cake", "Sarah's cake"),
      ("Sarah&rsquo;s cake", "Sarah's cake"),
      ("a &ndash; b", "a \u{2013} b"), ("a&nbsp;b", "a b"), ("&pound;5 for Jo", "\u{A3}5 for Jo"),
      ("caf&eacute; &#x2615;", "caf\u{E9} \u{2615}"), ("M&S", "M&S"),
      ("a &b c;", "a &b c;"),
    ])
  func entities(_ text: String, _ name: String) { #expect(Frozen.first(text) == ["todo \"\(name)\""]) }

  @Test(
    "a sentence with a day of its own is an item of its own",
    arguments: [
      (
        "Save the date! Mina & Joel are getting married on Saturday 12 June 2027, St Mary's Church, Ely. RSVP by 1 March.",
        [
          "todo \"Save the date! Mina & Joel are getting married, St Mary's Church, Ely.\", due 2027-06-12",
          "todo \"RSVP\", due 2027-03-01",
        ]
      ),
      (
        "Party Sunday 6th Dec 2-4pm. Let us know by 29th Nov",
        [
          "event \"Party\", start 2026-12-06T14:00, end 2026-12-06T16:00", "todo \"Let us know\", due 2026-11-29",
        ]
      ),
      (
        "Dentist on monday! Haircut on tuesday",
        ["todo \"Dentist\", due 2026-11-23", "todo \"Haircut\", due 2026-11-24"]
      ),
    ])
  func sentences(_ text: String, _ lines: [String]) {
    #expect(Frozen.first(text).map { $0.replacing(".\"", with: "\"") } == lines.map { $0.replacing(".\"", with: "\"") })
  }

  @Test(
    "one day, or no end of a sentence between two, is one item",
    arguments: [
      "see Dr. Patel on monday", "Dentist monday. Bring the x-rays", "book flights for 3-10 Aug by friday",
      "Renew by 27 Nov. Books are due 27 Nov", "lunch mon. or tue. with ann", "read \"Mon 1 Dec. Tue 2 Dec\"",
      "dentist monday // was 3 Dec. Moved to 4 Dec",
    ])
  func oneSentence(_ text: String) { #expect(Frozen.first(text).count == 1) }

  @Test(
    "a header's day reaches a range below it",
    arguments: [
      "Sat 12 Dec:\n14:10-15:40 boat trip", "Sat 12 Dec\n14:10-15:40 boat trip",
      "Sat 12 Dec:\nboat trip 2:10pm to 3:40pm",
      "12 December:\n- boat trip 14:10-15:40",
    ])
  func headers(_ text: String) {
    #expect(Frozen.first(text) == ["event \"boat trip\", start 2026-12-12T14:10, end 2026-12-12T15:40"])
  }

  @Test("days on lines of their own head what stands below each")
  func bareDays() {
    #expect(
      Frozen.first("Fri 11 Dec\n15:00 check in\n19:30 dinner at Zum\nSat 12 Dec\n10:00 tour") == [
        "todo \"check in\", due 2026-12-11T15:00", "todo \"dinner at Zum\", due 2026-12-11T19:30",
        "todo \"tour\", due 2026-12-12T10:00",
      ])
  }

  @Test(
    "lines of a week begin with their day",
    arguments: [
      (
        "Dinner menu\nMon pasta\nTue tacos\nWed soup",
        [
          "todo \"Dinner menu\"", "todo \"pasta\", due 2026-11-23", "todo \"tacos\", due 2026-11-24",
          "todo \"soup\", due 2026-11-25",
        ]
      ),
      (
        "Wednesday - nothing\nThursday - Thanksgiving",
        ["todo \"nothing\", due 2026-11-25", "todo \"Thanksgiving\", due 2026-11-26"]
      ),
      // Near misses
      ("sun cream\nmilk", ["todo \"sun cream\"", "todo \"milk\""]),
      ("wed my sweetheart\nbuy rings", ["todo \"wed my sweetheart\"", "todo \"buy rings\""]),
    ])
  func week(_ text: String, _ lines: [String]) { #expect(Frozen.first(text) == lines) }

  @Test("a tick below a header is done")
  func ticked() {
    let lines = Frozen.reader().message("Packing:\n- passport\n- [x] adapter").lines
    guard case .item(let item)? = lines.last?.readings.first else { return #expect(Bool(false)) }
    #expect(item.isDone && item.list == "Packing")
  }

  @Test(
    "below the first line no command runs, and none is kept",
    arguments: ["milk\nundo", "milk\nlists", "milk\nhelp"])
  func laterCommands(_ text: String) { #expect(Frozen.first(text) == ["todo \"milk\"", "remark firstLineOnly"]) }

  @Test(
    "semicolons, where there are some, are all that parts a list",
    arguments: [
      ("groceries: milk, 2% not skim; bread; limes", ["milk, 2% not skim", "bread", "limes"]),
      ("groceries: milk, bread", ["milk", "bread"]), ("groceries: salt, pepper;", ["salt, pepper"]),
    ])
  func semicolons(_ text: String, _ names: [String]) {
    #expect(Frozen.first(text) { $0.lists = ["groceries"] } == names.map { "todo \"\($0)\", list groceries" })
  }
}
