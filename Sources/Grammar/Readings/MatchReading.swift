import Agenda
import Civil

/// The readings of a line by the rows of the phrase tables and the words in their slots.
extension LineReader {
  func read(_ matches: PhraseMatches<Speech>, _ leading: LeadIns, to spoken: inout Spoken) {
    for match in matches {
      switch match.meaning {
      // `move gym out of tuesday` says where in time.
      case .item where match.slots.contains { $0.slot == .words && moment($0.words)?.saysDay == true }: continue
      case .item:
        spoken.isItem = spoken.readings.isEmpty && spoken.act == nil
        return
      case .notice:
        readNotice(match.slots[0].words, leading, to: &spoken)
        return
      case .word, .amend, .hourAsked, .putOff, .remindAgain, .snooze, .snoozeMinutes, .moreMinutes, .moreTime:
        if spoken.isEmpty { readWord(match, to: &spoken) }
      // `it's at the town hall at 5pm` says two things.
      case .correct(let template, .statement) where template.placesIt && tellsTime:
        if spoken.isEmpty { spoken.readings.append(.remark(.unclear)) }
        return
      // `i am`, before a `so stressed`, is no hour.
      case .correct where leading.isTelling && match.slots.isEmpty && match.weight == 1: continue
      case .act, .shift, .correct:
        // An answer to a message of the bot says it already.
        guard spoken.act == nil, let act = act(match, leading) else { continue }
        spoken.readings.append(.plainAct(act))
      case .command, .asked, .offer, .confirm, .question, .remark:
        guard let reading = reading(match, leading) else { continue }
        spoken.readings.append(reading)
        if !reading.isOnlyWhereItFits { return }
      }
    }
  }

  /// Reads a row that answers a message of the bot.
  private func readWord(_ match: PhraseMatch<Speech>, to spoken: inout Spoken) {
    switch match.meaning {
    case .word(let act): spoken.act = act
    case .amend: spoken.act = amended(match).map { .correction($0) }
    case .hourAsked: if let asked = hourAsked(match) { spoken.readings.append(.question(asked)) }
    case .putOff, .remindAgain:
      guard let told = match.range(of: .moment), let moment = moment(told) else { return }
      // `snooze dinner` means the one that is kept.
      if !isReminded, PhraseCut.activity(in: range(of: told), of: bytes, language) != nil { return }
      if case .remindAgain = match.meaning, !isReminded {
        return spoken.readings.append(.plainAct(PlainAct(.again, .it(in: language), .statement, rest: moment.text)))
      }
      // The next such moment is meant, not the same time on the item's own day.
      var next = moment
      next.saysDay = true
      spoken.act = .moment(next)
    case .moreTime: if isReminded { spoken.act = match.range(of: .moment).flatMap { moment($0) }.map { .moment($0) } }
    case .snooze: if isReminded { spoken.act = minutes("10").map { .moment($0) } }
    // `10 more` counts only in answer to a reminder.
    case .moreMinutes where match.weight == 1 && !isReminded: return
    case .snoozeMinutes, .moreMinutes:
      guard let words = match.range(of: .words), words.count == 1 else { return }
      let told = bytes(of: words)
      // `in ten`, and no `in town`.
      spoken.act = minutes(told.string(0..<told.count)).map { .moment($0) }
    default: break
    }
  }

  /// True if another clause begins behind some words, to which the question mark belongs: `cancel football. what is
  /// on?`
  private func isParted(behind end: Int) -> Bool {
    (end..<readingState.words.count).contains { isParted(readingState.words[$0]) }
  }

  /// True if another sentence begins among some words.
  private func isParted(in words: Range<Int>) -> Bool {
    words.dropFirst().contains { readingState.words[$0].mark == UInt8(ascii: ".") }
  }

  /// Returns the act of a match.
  private func act(
    _ template: Template, _ mood: PlainAct.Mood, _ match: PhraseMatch<Speech>, _ leading: LeadIns
  ) -> PlainAct? {
    // `cancel gym?` asks.
    guard let what = match.range(of: .item),
      !isMarkedQuestion || leading.isPolite || isParted(behind: what.upperBound),
      // `what's on tomorrow` asks.
      mood != .fits || !what.contains(where: { readingState.words[$0].isIn(.interrogatives) })
    else { return nil }
    // `he's asleep. remind me at 3 instead` moves nothing of that name.
    if mood == .fits, template.does(.move), isParted(in: what) { return nil }
    // `have i paid the rent` asks, and `swept the leaves and fixed the gate` tells of two things.
    if let who = match.range(of: .words), who.upperBound <= what.lowerBound,
      readingState.words[who.lowerBound].isIn(.auxiliaries) || readingState.words[who.lowerBound].isIn(.interrogatives)
        || isParticiple(who.lowerBound)
    {
      return nil
    }
    guard let told = filled(template.own, match).map({ template.does(.rename) ? withoutReason($0, match) : $0 }),
      parts(what, match.range(of: .words), by: template)
    else { return nil }
    var selection = acted(on: withFrom(withoutSpared(withoutBesides(what, template)), template), by: template, leading)
    // `from 8 dec at 5` names no series.
    if isFromThen(template), !selection.isNamed, selection.kinds.isEmpty { return nil }
    // `beavers cancelled tomorrow` cancels nothing of tomorrow's.
    if let who = match.range(of: .words), who.upperBound <= what.lowerBound, selection.words.isEmpty,
      selection.kinds.isEmpty
    {
      return nil
    }
    guard tellsWhen(match, template), !template.does(.mistake) || leading.isCorrecting else { return nil }
    // `put it off until the following day`: the day after its own.
    if template.does(.move) || template.does(.postpone), let told = match.range(of: .moment), told.count < 4,
      told.dropLast().contains(where: { readingState.words[$0].key == language.smallWords.following }),
      readingState.words[told.upperBound - 1].key == language.smallWords.day
    {
      return PlainAct(.postpone, selection, mood, rest: language.actWords.byOneDay)
    }
    // `no standup monday and tuesday`: one act has room for one day.
    if !template.takes(.moment), selection.moment?.saysDay == true, match.range(of: .moment) != nil { return nil }
    selection.moment = moment(of: selection, in: match, by: template)
    if selection.moment == nil, let day = refusedDay(in: match, template) {
      (selection.moment, selection.text) = (day, "\(selection.text) \(day.text)")
    }
    // `take milk off the groceries list` is of that list.
    if !template.takes(.list), let list = match.range(of: .list) {
      selection.words += bytes(of: list).words
      selection.hasPlace = true
    }
    // `change the boiler code to 4472` puts a figure in the place of another.
    if template.does(.rename), isFigure(match),
      readingState.words[leading.end].key == language.smallWords.change
    {
      return PlainAct(.fix, selection, .fits, rest: told.split(separator: " ").last.map(String.init) ?? "")
    }
    // `can you delete the whole list` asks for something kept.
    let isAsked = mood == .request && (asksSomebody(leading) || template.does(.move) && agrees(leading))
    return PlainAct(told, selection, isAsked || leading.isTelling && mood == .fits ? .statement : mood)
  }

  /// Returns the things that the words of an act name.
  private func acted(on what: Range<Int>, by template: Template, _ leading: LeadIns) -> Selection {
    // `ok the bins are done`
    let lead = what.lowerBound == 0 ? LeadIns(readingState, what).end : what.lowerBound
    var selection = selection(lead..<what.upperBound)
    // `bob cannot make it, can we do 4` moves no `call bob`.
    if template.does(.move), what.upperBound < readingState.words.count,
      language.clauseWords.refusing.contains(readingState.words[what.upperBound].key)
    {
      selection.hasPerson = true
    }
    guard template.does(.complete) else { return selection }
    // `picked up ellie` is of `pick up ellie` before `swimming with ellie`.
    let deed = lead > 0 && leading.end < lead ? leading.end : readingState.words.count - 1
    if lead > 0 || deed >= what.upperBound, isParticiple(deed) {
      selection.verb = bytes.string(readingState.words[deed].range).lowercased()
    }
    // `plumber came` has not done `call plumber back`.
    if what.upperBound < readingState.words.count,
      language.clauseWords.coming.contains(readingState.words[what.upperBound].key)
    {
      selection.naming = .byWholeName
    }
    return selection
  }

  /// True if the words in front ask somebody to do it.
  private func asksSomebody(_ leading: LeadIns) -> Bool {
    leading.isPolite && readingState.words[..<leading.end].contains { $0.isIn(.secondPerson) }
  }

  /// The act that a row stands for; nil if the words in a slot do not fit it.
  private func act(_ match: PhraseMatch<Speech>, _ leading: LeadIns) -> PlainAct? {
    switch match.meaning {
    case .act(let template, _) where saysAnother(match, than: template),
      .correct(let template, _) where saysAnother(match, than: template):
      return nil
    // `remind me to check in 24h before the flight` and `remind me to post it five days before` name what is to be done.
    case .act(let template, _) where template.does(.remind) && (isNamed(match) || !isBefore(match)),
      .correct(let template, _) where template.does(.remind) && isNamed(match):
      return nil
    // `change trash to tuesday and friday`: what goes on is no reason.
    case .act(let template, _)
    where !template.takes(.words) && hasMoreDays(match) || tellsOtherwise(match, by: template):
      return nil
    case .act(let template, let mood):
      return act(template, mood, match, leading)
    // `at 5 not 4` is no name, and neither is the `no` of `no, not bob`.
    case .correct(let template, _) where template.does(.replace) && putsNoName(match): return nil
    case .correct(let template, _) where template.does(.fix) && !isFix(match) || correctsNothing(match, by: template):
      return nil
    // `at the bank ask about the loan` is something to do there, and `for what` asks.
    case .correct(let template, let mood)
    where (template.placesIt || mood == .fits && template.does(.edit))
      && match.slots.contains {
        readingState.words[$0.words].contains { $0.isIn(.errandVerbs) || $0.isIn(.interrogatives) }
      }:
      return nil
    // `at 5pm` and `at last` are no places, and `wait for the plumber` says nothing of it.
    case .correct(let template, .fits)
    where template.does(.edit)
      && (!readingState.phrases(in: bytes, at: 0).isEmpty || chatter() != nil
        || template.remarks && leading.isCorrecting):
      return nil
    // `another half hour` gives a reminder more time.
    case .correct(let template, _)
    where isReminded
      && (template.does(.lengthen)
        || template.does(.another) && match.range(of: .moment).map { whole($0, as: .duration) != nil } == true):
      return nil
    case .correct(let template, _) where template.does(.another) && isForSomebody(match): return nil
    // `not bed 6 bed 9`: as many words for as many.
    case .correct(let template, _)
    where template.does(.replace) && match.slots.count == 2
      && match.slots[0].words.upperBound == match.slots[1].words.lowerBound
      && match.slots[0].words.count != match.slots[1].words.count:
      return nil
    // `no #work`, and not `no milk`
    case .correct(let template, .fits) where template.untags && !isOneTag(match): return nil
    case .shift(let template): return correction(template, match, .statement)
    // `clingfilm not foil`: more than three words, or a word of a statement, on either side is no correction.
    case .correct(let template, .fits)
    where match.slots.contains {
      $0.words.count > ($0.slot.isDate || template.does(.same) ? 6 : 3)
        || $0.words.contains { readingState.words[$0].isIn(.stating) }
        || template.does(.want) && readingState.words[$0.words.lowerBound].isIn(.errandVerbs)
    }:
      return nil
    case .correct(let template, let mood): return correction(template, match, mood)
    default: return nil
    }
  }

  /// True if the words only look like the row's: `due 12 dec` and `due next friday` tell a date, and `i also need to call
  /// mum` is something to do.
  private func saysAnother(_ match: PhraseMatch<Speech>, than template: Template) -> Bool {
    guard let start = match.slots.first?.words.lowerBound, let end = match.slots.last?.words.upperBound else {
      return false
    }
    let first = readingState.words[start]
    return template.does(.due) && (bytes[first.range.lowerBound].isDigit || moment(start..<end) != nil)
      || template.does(.add) && first.key == language.smallWords.to
  }

  /// True if the row splits the object of an act from its further arguments in a sensible place.
  private func parts(_ what: Range<Int>, _ rest: Range<Int>?, by template: Template) -> Bool {
    // `tag the halford one #chasing`: the tag begins at its mark.
    if template.tags, let rest {
      return !rest.dropFirst().contains {
        readingState.words[$0].mark == UInt8(ascii: "#") || readingState.words[$0].key == language.smallWords.and
      }
    }
    // `change trash to tuesday and friday` gives no name.
    if template.does(.rename), let rest, whole(rest, as: .recurrence)?.recurrence?.byDay.isEmpty == false {
      return false
    }
    // `change the meeting to room 2`, `change the gig to the Anchor`: rather a place or a person than a name.
    if template.does(.rename), let rest, what.lowerBound > 0,
      readingState.words[what.lowerBound - 1].key == language.smallWords.change, namesPlaceOrPerson(rest)
    {
      return false
    }
    // `call the agent once the contract is signed` is something to do.
    if template.does(.complete), readingState.words[what.lowerBound].isIn(.errandVerbs),
      what.dropFirst().contains(where: { language.clauseWords.depending.contains(readingState.words[$0].key) })
    {
      return false
    }
    // `take off on friday` is something to do.
    if template.does(.except), readingState.words[what.lowerBound].isIn(.errandVerbs) { return false }
    // `kit washed, balls not done yet` says two things.
    if template.does(.uncomplete),
      what.dropLast().contains(where: { isParticiple($0) && readingState.words[$0 + 1].mark == UInt8(ascii: ",") })
    {
      return false
    }
    // `repeat prescription every 28 days` names what comes again.
    return !template.does(.repeat) || !readingState.words[what].contains { $0.key == language.smallWords.every }
  }

  private func correction(_ template: Template, _ match: PhraseMatch<Speech>, _ mood: PlainAct.Mood) -> PlainAct? {
    // `tag it admin and make it p1` says two things.
    if template.tags, let tag = match.range(of: .words),
      tag.contains(where: { readingState.words[$0].key == language.smallWords.and })
    {
      return nil
    }
    return filled(template.ofX(in: language), match).map { PlainAct($0, .it(in: language), mood) }
  }

  /// True if words can replace others: `make it 3 cans`. `make it last` is an errand, and `make it 4 and remind me an
  /// hour before` says two things.
  private func isFix(_ match: PhraseMatch<Speech>) -> Bool {
    // `no, not bob`
    guard let new = match.range(of: .words),
      !language.clauseWords.denying.contains(readingState.words[new.lowerBound].key)
    else { return false }
    // `make that 8.30 theyre all in bed by then`
    if new.contains(where: {
      readingState.words[$0].key == language.smallWords.and || readingState.words[$0].isIn(.subjects)
    }) {
      return false
    }
    // `make that tomorrow 8am, i'll be too tired`
    if new.dropFirst().contains(where: { readingState.words[$0].mark == UInt8(ascii: ",") }) { return false }
    // `make it p1` is no word of a name.
    let told = bytes(of: new)
    if told.count == 2, told[0] | 0x20 == UInt8(ascii: "p"), told[1].isDigit { return false }
    let isMade = readingState.words[..<new.lowerBound].contains { $0.key == language.smallWords.make }
    return !isMade || bytes(of: new).contains(where: \.isDigit)
  }

  /// Returns the reading of a row; nil if the words in a slot do not fit it, or if they are an errand.
  private func reading(_ match: PhraseMatch<Speech>, _ leading: LeadIns) -> Reading? {
    let first = readingState.words[leading.end].key
    switch match.meaning {
    case .command(let template):
      if let slot = match.slots.first, slot.words.lowerBound <= leading.end, speaks(slot.words) { return nil }
      // `put it on the house list where it belongs` adds no `it`, and `and put it on the house list` no `put it`.
      if let slot = match.slots.first(where: { $0.slot == .words }), match.range(of: .list) != nil,
        readingState.words[slot.words.lowerBound].isIn(.itself)
          || readingState.words[slot.words.upperBound - 1].isIn(.pronouns)
      {
        return nil
      }
      guard let told = filled(template.own, match).map(Invocation.init(saying:)) else { return nil }
      // `add salt to the soup` is something to do.
      let mayBeErrand =
        first == language.smallWords.add && !leading.isPolite
        && (!readingState.context.isPrivate
          || told.arguments.has(language.listWords.toList) && match.range(of: .list) == nil
            && match.range(of: .existing) == nil)
      return mayBeErrand ? nil : .command(told)
    case .asked(let template):
      guard leading.isPolite, isMarkedQuestion || asksSomebody(leading) else { return nil }
      return filled(template.own, match).map { .command(Invocation(saying: $0)) }
    case .offer(let template):
      guard leading.isPolite || first == language.smallWords.assign, readingState.context.isPrivate else { return nil }
      return filled(template.own, match).map { .offer(Invocation(saying: $0)) }
    case .confirm(let template): return filled(template.own, match).map { .offer(Invocation(saying: $0)) }
    case .question(let kind, let certainty):
      // `I will be away from 24th to 28th` tells.
      guard !leading.isTelling, let told = asked(match) else { return nil }
      // `could you add eggs to my shopping list?` asks for something to be done, and nothing about that list.
      let isAsked = isMarkedQuestion && !(leading.isPolite && match.slots.first?.words.lowerBound == leading.end)
      // `when is easter` asks for its date.
      let isHoliday =
        kind == .when && told.words.isEmpty && told.moment?.date != nil
        && match.slots.first.map { readingState.beginsWithHoliday(bytes(of: $0.words)) } == true
      return .question(
        Question(
          isHoliday ? .day : kind, certainty == .ofLast ? .it(in: language) : told,
          mustFit: certainty == .ifItFits && !isAsked))
    case .remark(.unclear) where goesOnToErrand(match): return nil
    case .remark(let remark): return asked(match) == nil ? nil : .remark(remark)
    default: return nil
    }
  }

  /// True if words ask or tell something, and name no new item: `what is on my shopping list` adds nothing.
  private func speaks(_ words: Range<Int>) -> Bool {
    let first = readingState.words[words.lowerBound]
    return first.isIn(.auxiliaries) || first.isIn(.showing)
      || words.contains {
        readingState.words[$0].isIn(.interrogatives)
          || readingState.words[$0].isIn(.stating)
      }
  }

  /// Returns the subject of a question: everything from the first slot to the last. Nil if a slot holds the wrong kind
  /// of words.
  private func asked(_ match: PhraseMatch<Speech>) -> Selection? {
    for slot in match.slots where slot.slot != .item && slot.slot != .words {
      guard holds(slot.words, as: slot.slot) else { return nil }
    }
    guard let first = match.slots.first, let last = match.slots.last else { return Selection("") }
    return selection(first.words.lowerBound..<last.words.upperBound, isAsked: true)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Its words, in lower case.
  fileprivate var words: [String] { string(0..<count).lowercased().split(separator: " ").map(String.init) }
}

extension Invocation {
  /// Makes the invocation of a text with a command's word and its arguments.
  fileprivate init(saying told: String) {
    let end = told.utf8.firstIndex(of: UInt8(ascii: " ")) ?? told.endIndex
    let rest = told.utf8[end...].drop { $0 == UInt8(ascii: " ") }
    self.init(word: String(told[..<end]), arguments: String(told[rest.startIndex...]))
  }
}
