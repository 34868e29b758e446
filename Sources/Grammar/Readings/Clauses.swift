import Agenda

/// The clauses of a line: the parts between its marks, and before and behind its joining words.
///
/// People give reasons (`cancel swimming, maisie is ill`), tell what happened (`snow day! what was on today`), and say
/// two things at once (`tick the report and drop the gym`). If the whole line means nothing, each clause is read by
/// itself.
extension LineReader {
  /// Returns the readings of a line's clauses; empty if the line has only one, or if none of them speaks to the bot.
  func clauses(_ range: Range<Int>) -> [Reading] {
    let report = endOfReport(range)
    guard report != nil || range.dropFirst().contains(where: { mayPart($0) }) else { return [] }
    if let last = range.last, readingState.words[range].contains(where: { $0.key == language.smallWords.and }),
      isWithinRepeat(last)
    {
      return []
    }
    let parts = parts(of: range, behind: report)
    if let setting = setting(behind: parts) { return [setting] }
    if parts.count == 2, let moved = putOff(parts[1], behind: parts[0]) { return [moved] }
    let told = clauses(parts, behind: report)
    guard told.isEmpty else { return told }
    let finer = finer(parts, of: range)
    return finer == parts ? [] : clauses(finer, behind: report)
  }

  /// A setting behind clauses that only state something: `i've landed, i'm in tokyo now`.
  private func setting(behind parts: [Range<Int>]) -> Reading? {
    guard parts.count > 1, parts.count <= Self.mostClauses, let last = parts.last,
      let setting = heard(last).readings.first, setting.isCommand, tells(parts.dropLast())
    else { return nil }
    return setting
  }

  /// True if a clause may begin at a word.
  private func mayPart(_ index: Int) -> Bool {
    let word = readingState.words[index]
    return isParted(word) || word.isIn(.parting)
  }

  private func clauses(_ parts: [Range<Int>], behind report: Int?) -> [Reading] {
    guard (2...Self.mostClauses).contains(parts.count) else { return [] }
    if let act = snoozed(parts) { return [.act(act)] }
    if let instead = instead(parts) { return instead }
    if let act = amended(parts) { return [.clauses([.act(act)]), .remark(.unclear)] }
    var told: [Reading] = []
    var acts = 0
    for (index, part) in parts.enumerated() where part.upperBound != report {
      // `cancel standup on monday and tuesday`, `brown stock done, shallots too`
      if let before = told.last?.asPlainAct, let another = onAnotherDay(before, part) ?? alsoDone(before, part) {
        if saysSameDays(another, as: before) { told.removeLast() }
        told.append(.plainAct(another))
        acts += 1
        continue
      }
      let heard = heard(part)
      if index == 0, case .correction? = heard.act, let act = heard.act {
        told.append(.act(act))
        acts += 1
      } else if var act = act(heard) {
        // The text before is not lost: it only gives a reason.
        let isReason = index == 0 || acts > 0 || tellsWhy(parts[..<index], part)
        if index > 0, acts == 0, let meant = ofWhatWasTold(act, part, behind: parts[0], isReason) { return meant }
        if act.what.isIt, let before = told.last?.asPlainAct, !before.what.isIt, !saysSame(act, as: before) {
          act.what = before.what
        }
        guard isReason else { return [] }
        // `the hairdresser is ill, cancel todays one`: the clause before names the item, but in words that no item has.
        if index > 0, acts == 0, act.what.isOnlyMoment { return [.remark(.unclear)] }
        // `i dont want tea, erase it` says one thing twice.
        if act.what.isIt, let before = told.last?.asPlainAct, saysSame(act, as: before) { continue }
        told.append(.plainAct(act).onlyWhereItFits)
        acts += 1
      } else if heard.act == .delete, let gone = told.last.flatMap(goneToo) {
        told[told.count - 1] = gone
      } else if index == 0, let act = heard.act {
        told.append(.act(act))
        acts += 1
      } else if index == 0, let setting = heard.readings.first(where: \.isCommand), tells(parts.dropFirst()) {
        // `no reminders till 4pm please, i am asleep`
        return [setting]
      } else if let more = told.last.flatMap({ goingOn(part, behind: $0) }) {
        told.append(more)
      } else if acts > 0, index == parts.count - 1, let question = heard.question(by: readingState.reader.vocabulary) {
        // `finished the maths. what else have i got`
        told.append(question)
      } else if acts > 0, let more = item(part).map({ .item($0) }) ?? notUsed(part, behind: told) {
        told.append(more)
      } else if acts > 0, case .act(.no)? = told.first, !tells([part]) || selection(part).moment != nil {
        // `no, just the dentist` says more than no.
        return []
      } else if acts == 0, index == parts.count - 1,
        tells(parts[..<index]) || putsOff(heard) || heard.act == .done
          || isUndoOrSetting(heard) && parts[..<index].allSatisfy({ isRemark($0) })
      {
        return closing(heard, part, behind: parts[0].lowerBound..<part.lowerBound)
      }
    }
    return whole(told, acts)
  }

  /// Returns the readings of a line of which that many clauses act.
  private func whole(_ told: [Reading], _ acts: Int) -> [Reading] {
    if acts == 0 { return [] }
    // A correction is no item, whether or not there is something to correct.
    if case .act(.correction)? = told.first { return [.clauses(told), .remark(.unclear)] }
    // `i do not feel well cancel the dentist`: the first may be no act after all.
    return [.clauses(told)] + (acts > 1 ? [.clauses(Array(told.dropFirst()))] : [])
  }

  /// Returns the act on the thing that the first clauses tell about: in `dan takes my sunday shift so bin that one` it
  /// is the shift. Nil if the act names its own thing.
  private func ofWhatWasTold(
    _ act: PlainAct, _ part: Range<Int>, behind first: Range<Int>, _ isReason: Bool
  ) -> [Reading]? {
    if let meant = ofThatKind(act, part, behind: first) ?? ofPerson(act, behind: first.lowerBound..<part.lowerBound) {
      return meant
    }
    guard act.what.isIt else { return nil }
    // `email bob, remind me at 5` is something new to do.
    if act.verb == .again, readingState.words[first.lowerBound].isIn(.errandVerbs) { return [] }
    let told = first.lowerBound..<part.lowerBound
    var what = mentioned(in: told)
    // `logo due friday, high priority` and `logo friday, remind me a day before` are of that logo, or something new.
    if [.priority, .remind].contains(act.verb), what.moment != nil { what.naming = selection(told).naming }
    let named = PlainAct(act, on: what)
    let otherwise: Reading = mayBeOfLast(told) ? .plainAct(act) : .remark(.unclear)
    return [.clauses([.plainAct(named)])] + (isReason ? [otherwise] : [])
  }

  /// True if clauses only give a reason, before one that asks for something.
  private func tellsWhy(_ parts: ArraySlice<Range<Int>>, _ asked: Range<Int>) -> Bool {
    if tells(parts) || parts.allSatisfy({ isRemark($0) }) { return true }
    // `frost on tuesday so bring the dahlias forward`, while `get petrol so move gym to 7` has something to do.
    return readingState.words[asked.lowerBound].key == language.smallWords.so
      && !parts.contains { readingState.words[$0.lowerBound].isIn(.errandVerbs) }
  }

  /// `priya is away on the 9th, so please remove just that one session`: the thing was named before.
  private func ofThatKind(_ act: PlainAct, _ part: Range<Int>, behind first: Range<Int>) -> [Reading]? {
    guard act.what.isOnlyKind,
      part.contains(where: { readingState.words[$0].isIn(.pronouns) || readingState.words[$0].isIn(.owners) })
    else { return nil }
    let named = PlainAct(act, on: mentioned(in: first.lowerBound..<part.lowerBound))
    return [.clauses([.plainAct(named)]), .remark(.unclear)]
  }

  /// True if it undoes the last change, or is a setting: a new item does not stand before either.
  private func isUndoOrSetting(_ heard: Spoken) -> Bool {
    heard.act == .undo || heard.readings.first?.isCommand == true
  }

  /// True if it postpones the last reminder, whatever clause stands before it: `running late, 10 more minutes`.
  private func putsOff(_ heard: Spoken) -> Bool {
    if case .moment? = heard.act { readingState.context.reference == .reminder } else { false }
  }

  private static let mostClauses = 6

  /// The act of a clause; `and 2 eggs` continues the text before it.
  private func act(_ heard: Spoken) -> PlainAct? {
    heard.readings.compactMap(\.asPlainAct).first { ![.add, .another, .until].contains($0.verb) }
  }

  /// Returns the reading of the last clause, behind others that only state something: a question, a setting, or a new
  /// moment.
  private func closing(_ heard: Spoken, _ part: Range<Int>, behind told: Range<Int>) -> [Reading] {
    // `margaret cannot come, so no lunch` moves nothing to the hour of lunch.
    if part.count > 2, readingState.words[part.lowerBound].key == language.smallWords.so,
      readingState.words[part.lowerBound + 1].key == language.smallWords.no
    {
      return [.remark(.unclear)]
    }
    if let act = heard.act {
      let report = endOfReport(told.lowerBound..<part.upperBound)
      // `bob said forget it` is said to somebody else.
      if report == part.lowerBound, act == .no || act == .undo { return [.remark(.unclear)] }
      // `the door code is 4471, keep that please` takes nothing back.
      if act == .keep, bytes[range(of: told)].contains(where: \.isDigit) { return [] }
      // `the wilsons have moved away, take them off the list` is of the wilsons, or of nothing.
      if act == .delete || act == .done {
        let verb = act == .done ? PlainAct.Verb.complete : .delete
        let named = [subject(of: told), mentioned(in: told)].compactMap { $0 }
        // `so i have rung them. tick that off`
        let isOfIt =
          part.contains { readingState.words[$0].isIn(.pronouns) } && (mayBeOfLast(told) || beginsWithNo(told))
        return named.map { .plainAct(PlainAct(verb, $0, .fits)) } + (isOfIt ? [.clauses([.act(act)])] : [])
          + [.remark(.unclear)]
      }
      // `the clinic rang, they want me at two` is of the clinic; `make it two` may be of what was spoken of.
      let isOfIt =
        report == nil
        || readingState.words[part.lowerBound].isIn(.changing)
        || readingState.words[part.lowerBound].key == language.smallWords.make
      if let moved = movedDay(told, by: act) { return [moved, .remark(.unclear)] }
      let moved = moved(told, by: act)
      return moved + (isOfIt || moved.isEmpty ? [.clauses([.act(act)])] : []) + [.remark(.unclear)]
    }
    // `mandatory training still isn't done, bump it a week`
    if case .plainAct(var act)? = heard.readings.first, act.what.isIt, let what = subject(of: told) {
      act.what = what
      act.mood = .fits
      return [.plainAct(act)] + heard.readings.prefix(1)
    }
    if let reading = heard.readings.first(where: { !$0.isOnlyWhereItFits }) { return [reading] }
    guard let moment = moment(part) else { return [] }
    // `can't do the train tickets today, tomorrow morning` names the thing.
    // `every tuesday I take Leo to judo, from 8 dec at 5` is something new.
    let start = range(of: part).lowerBound
    if readingState.phrases(in: bytes, at: 0).contains(where: { $0.isRepeat && $0.range.lowerBound < start }) {
      return []
    }
    var what = selection(told)
    what.moment = nil
    dropTalk(from: &what)
    // `she's asleep, tomorrow`
    let isOfIt =
      !what.isNamed && what.kinds.isEmpty || readingState.words[told.lowerBound].isIn(.thirdPerson)
      || told.contains { readingState.words[$0].isIn(.pronouns) }
    guard !isOfIt else { return [.clauses([.act(.correction(moment))])] }
    return doneAndComing(told, part) + [.plainAct(PlainAct(moving: what, to: moment.text, .fits, in: language))]
  }

  /// True if a word is part of a repeat or of several times: `dad's eye drops every morning and night`.
  private func isWithinRepeat(_ index: Int) -> Bool {
    let start = readingState.words[index].range.lowerBound
    return readingState.phrases(in: bytes, at: 0).contains { phrase in
      let isOfTimes = !phrase.others.isEmpty && !phrase.saysDay
      return (phrase.isRepeat || isOfTimes) && phrase.range.dropFirst().contains(start)
    }
  }

  /// Returns the same act on the thing named in a clause before it: `margaret has a cold, move her to sunday`.
  private func moved(_ told: Range<Int>, by act: Act) -> [Reading] {
    guard case .correction(let moment) = act, let what = subject(of: told) else { return [] }
    return [.plainAct(PlainAct(moving: what, to: moment.text, .fits, in: language))]
  }

  /// Removes the words of statements, and cries.
  private func dropTalk(from what: inout Selection) {
    what.words.removeAll { word in
      let letters = word.utf8.lazy.filter { $0 != UInt8(ascii: "'") }
      let key = language.spelling.usualSpelling(of: WordKey(letters: letters))
      return language.clauseWords.stating.contains(key) || language.clauseWords.cries.contains(key)
    }
  }

  /// Returns the things that clauses may be about, by any of their words.
  func mentioned(in told: Range<Int>) -> Selection {
    var what = selection(told)
    dropTalk(from: &what)
    (what.naming, what.isIt, what.quantity, what.isCompleted) = (.byWordsOrDay, false, .one, nil)
    return what
  }

  /// The subject of a clause: the named thing before its verb; nil if there is none.
  func subject(of told: Range<Int>) -> Selection? {
    let start = LeadIns(readingState, told, isTelling: false).end
    guard let verb = (start..<told.upperBound).first(where: { readingState.words[$0].isIn(.stating) }),
      verb > start
    else { return nil }
    var what = selection(start..<verb)
    what.moment = nil
    return what.words.isEmpty ? nil : what
  }

  /// Returns the meaning of one clause without its lead-ins. It is cached, because finding the end of a clause needs
  /// the meaning too.
  func heard(_ part: Range<Int>) -> Spoken {
    if let known = readingState.heard(part) { return known }
    var heard = Spoken()
    read(withoutEnd(part), to: &heard)
    readingState.note(part, heard)
    return heard
  }

  /// Returns the new item of a clause whose first words ask to keep it: `remind me to book the next one`.
  private func item(_ part: Range<Int>) -> Item? {
    let text = bytes(of: part)
    let start = readingState.words[part.lowerBound].key == language.smallWords.and ? 4 : 0
    let lead = ItemPrefix(text, from: start, readingState.language).end
    guard start < text.count, lead > start else { return nil }
    // `also whats overdue` asks.
    let first = part.first { Int(readingState.words[$0].start) >= range(of: part).lowerBound + lead }
    if let first, readingState.words[first].isIn(.interrogatives) { return nil }
    let words = text.line(start..<text.count)
    var item = SmartAdd(words, readingState: readingState).outcome().item
    item.alternatives = readingState.reader.alternatives(words, to: item).nonEmpty
    // `need to chase them again` only says what comes of it.
    let named = item.name.split(separator: " ")
    if named.count < 3, let last = named.last, language.clauseWords.objects.contains(WordKey(last.lowercased())) {
      return nil
    }
    return item.name.isEmpty ? nil : item
  }

  /// True if a clause that only states something begins there without a mark: `cancel the turkey i already ordered it`,
  /// `skip gym tuesday but keep thursday`. A clause with a day or a need is no statement.
  private func isTold(_ index: Int, _ start: Int) -> Bool {
    guard index > start, index + 1 < readingState.words.count else { return false }
    if readingState.words[index].key == language.smallWords.but { return readingState.words[index + 1].isIn(.sparing) }
    // `i do not feel well cancel chiropodist`
    if readingState.words[index].isIn(.changing), index > start + 1,
      !readingState.words[start].isIn(.errandVerbs),
      !readingState.words[index - 1].isIn(.beforeVerbs)
    {
      return act(heard(index..<readingState.words.count)) != nil
    }
    // `florist came back to me tick that off`
    if language.clauseWords.ticking.contains(readingState.words[index].key), index > start + 1,
      readingState.words[index + 1].isIn(.pronouns),
      !readingState.words[index - 1].isIn(.beforeVerbs)
    {
      return heard(index..<readingState.words.count).act == .done
    }
    let rest = index..<readingState.words.count
    // `push the kit to thursday there is no pe tomorrow`
    let isThere = readingState.words[index].key == language.smallWords.there
    return index > start + 1 && (isThere || readingState.words[index].isIn(.subjects))
      && !readingState.words[index - 1].isIn(.relatives)
      && !rest.contains { readingState.words[$0].isIn(.needing) }
      // `today i mean its gone midnight`
      && (isThere || selection(rest).moment == nil
        || language.clauseWords.meaning.contains(readingState.words[index - 1].key))
  }

  /// Returns the words between marks, and those before and behind a word that joins two clauses.
  ///
  /// - Parameter report: the index of the word behind the words that name a source.
  private func parts(of range: Range<Int>, behind report: Int?) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    // `no wait, thursday. they have assembly tomorrow`
    let lead = LeadIns(readingState, range, isTelling: false).end
    for index in range.dropFirst() where index != lead {
      let word = readingState.words[index]
      guard
        isParted(word) || beginsReason(index, range) || index == report
          || word.isIn(.joining) && index + 1 < range.upperBound && speaks(index, range)
      else { continue }
      parts.append(start..<index)
      start = index
    }
    return parts + [start..<range.upperBound]
  }

  /// Returns the same parts, split also where there is no mark.
  private func finer(_ parts: [Range<Int>], of range: Range<Int>) -> [Range<Int>] {
    var finer: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.dropFirst() {
      guard parts.contains(where: { $0.lowerBound == index }) || isTold(index, start) else { continue }
      finer.append(start..<index)
      start = index
    }
    return finer + [start..<range.upperBound]
  }

  /// True if an act or an item of its own begins behind a joining word.
  private func speaks(_ index: Int, _ range: Range<Int>) -> Bool {
    let end = (index + 1..<range.upperBound).first { isParted(readingState.words[$0]) } ?? range.upperBound
    return act(heard(index..<end)) != nil || item(index..<end) != nil || isAnotherDay(index + 1..<end)
  }

  /// True if a reason begins there: `because of the strike`, `as i'm away`.
  func beginsReason(_ index: Int, _ range: Range<Int>) -> Bool {
    let word = readingState.words[index]
    return word.isIn(.reasons)
      || word.key == language.smallWords.as && index + 2 < range.upperBound
        && readingState.words[index + 1].isIn(.subjects)
  }

  /// True if words are just a day.
  private func isAnotherDay(_ words: Range<Int>) -> Bool {
    (1...3).contains(words.count) && moment(words).map { $0.saysDay && !$0.isRepeat && !$0.hasTime } == true
  }

  /// True if a mark with a space behind it, or a bracket, stands before the word: `!1` and `2-3` have none.
  func isParted(_ word: SpokenWord) -> Bool {
    guard word.mark != 0, word.start > 0,
      word.mark.endsClause && word.mark != UInt8(ascii: ":")
        || word.mark == UInt8(ascii: "(") || word.mark == UInt8(ascii: "-")
    else { return false }
    // `at lunch (12:20) to ring mum`: figures in brackets explain the text before them.
    if word.mark == UInt8(ascii: "("), bytes[Int(word.start)].isDigit { return false }
    if isStopOfDate(before: word) { return false }
    return bytes[Int(word.start) - 1].isSpace || word.mark == UInt8(ascii: "(")
  }
}
