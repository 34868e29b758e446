import Agenda
import Civil

/// A line that no rule reads and that does not sound like an item.
enum Unclear: Sendable {
  /// Clearly said to the bot, whatever it means: it refers to something said before. The bot asks before it keeps it.
  case toTheBot
  /// The same, if it begins with no verb of an errand.
  case told
  /// Talk if it tells no day: `mum will be pleased`. With a day it is kept: `mum will arrive tomorrow at 5pm`.
  case withoutDay
  /// Possibly an errand, but said to the bot if it names something kept.
  case whereKept
  /// The same, and one word of the kept thing's name is enough.
  case whereNamedInPart
  /// The same, if it does not repeat: `smoke alarm test all flats every 3 months` is something new.
  case onceWhereNamedInPart
  /// A deed, if it is no errand and has no day: `rent paid`.
  case deed
  /// Said to the bot if it is three words long: `no more physio`, but not `no more heroes tickets`.
  case brief
  /// An answer to nothing, or an act on something that was not named.
  case answer
  /// Something new, however it sounds: `the recital moved to friday`.
  case new
  /// Something to look up later, with or without a day: `visitor parking is bay 14, gate code 5592`.
  case fact
  /// The place of something, to look up later: `the spare key is under the blue pot`.
  case whereabouts
}

/// Speech to the bot that nothing reads.
extension LineReader {
  /// Returns the reading of a line that no rule reads and that does not sound like an item: it speaks to the bot, or
  /// may be about something kept. Nil if it is an item.
  ///
  /// - Parameter carrier: the words around the item of the line.
  func unclear(_ item: Item, _ spoken: Spoken, behind carrier: ItemPrefix) -> Reading? {
    guard isFirst, !readingState.words.isEmpty else { return nil }
    // `jen's birthday is 5 december` tells of a birthday, which is kept.
    if item.recurrence?.frequency == .yearly { return nil }
    if namesNothing(item) { return .remark(.unclearAct) }
    if readingState.has(.secondPerson) && asksSomebody(item.name) || carrier.asksErrand && mayExpectDeed(item.name) {
      return .remark(.unclear)
    }
    let leading = LeadIns(readingState, 0..<readingState.words.count, isTelling: false)
    let said = said(leading.end..<readingState.words.count, leading)
    if !leading.isCorrecting,
      item.due != nil && said.contains(.new) || said.contains(.fact) && bytes.contains(where: \.isDigit)
        || item.due == nil && said.contains(.whereabouts)
    {
      return nil
    }
    if let change = wantedChange(leading.end) { return .wish(change) }
    // Text inside a carrier is an item: `remind me to ...`.
    let start = readingState.words[leading.end].range.lowerBound
    if start == 0, carrier.end > 0 { return nil }
    let isHalfRead = isHalfRead(item, spoken, leading)
    // `office closed mon 8 march - labour day`
    let tellsWhy = !leading.isCorrecting && item.unused.map { bytes.string(core).hasSuffix("- \($0[0])") } == true
    let halfRead: Reading = tellsWhy ? .mayBeAbout(bytes.string(core), inPart: true) : .remark(.unclear)
    let read = isHalfRead ? halfRead : unclear(item, spoken, said, behind: leading)
    guard let reading = read, start == 0 || ItemPrefix(bytes, from: start, readingState.language).end == start,
      leading.isCorrecting || readingState.words[leading.end].isIn(.changing)
        || isNameAndTime(item, isHalfRead: isHalfRead)
    else { return nil }
    return reading
  }

  /// True if the line has only words and a time, so that it may be no item.
  private func isNameAndTime(_ item: Item, isHalfRead: Bool) -> Bool {
    // A length or a priority in words does not make speech to the bot an item. `I'll leave for 3 hours` is an item.
    guard isHalfRead || item.priority != nil || item.estimate != nil && !saysHowLong, !bytes.contains(UInt8(ascii: "="))
    else { return item.isNameAndTime }
    var plain = item
    (plain.estimate, plain.priority) = (nil, nil)
    return plain.isNameAndTime
  }

  /// Returns the change that the person wants of something kept, if there is such a thing: `i want to cancel gym`.
  private func wantedChange(_ first: Int) -> String? {
    let words = readingState.words
    guard let verb = words[first...].firstIndex(where: { $0.isIn(.changing) }), (1...6).contains(verb - first),
      words[first..<verb].allSatisfy({ language.clauseWords.besideWishes.contains($0.key) }),
      words[first..<verb].contains(where: { language.clauseWords.wishing.contains($0.key) })
    else { return nil }
    return bytes.string(words[verb].range.lowerBound..<core.upperBound)
  }

  /// True if words tell a length: `for 3 hours`.
  private var saysHowLong: Bool { bytes.lowercased(core).holds(" \(language.actWords.lasting)") }

  /// True if an act was read that fits nothing, and the line says more than it takes: a second day, a length, or a
  /// correction.
  private func isHalfRead(_ item: Item, _ spoken: Spoken, _ leading: LeadIns) -> Bool {
    // `married 14 feb 2009, remind me a week before` is of what comes every year.
    if readingState.has(.yearly) { return false }
    // `wake up call 3 hours before`: nothing tells what it precedes. A reminder precedes its subject.
    var isReminder: Bool { readingState.words.contains { language.clauseWords.askingToRemind.contains($0.key) } }
    let isErrand = readingState.words[leading.end].isIn(.errandVerbs)
    if !isErrand || item.priority == nil, item.due != nil || item.start != nil || item.estimate != nil,
      item.name.withWords({ words in
        words.dropFirst().reduce(nil) { $1 }.map { language.clauseWords.leftInTheAir.contains(words.key(of: $0)) }
      }) == true, !isReminder
    {
      return true
    }
    // `running 2 hours late`, `an hour before`: a length says how far from what was not named.
    if item.estimate != nil, !isReminder,
      readingState.words.last?.isIn(.apart) == true || readingState.has(.lateOrEarly)
    {
      return true
    }
    // `good friday off` has no day at all.
    let isUnused = item.unused != nil && (item.due != nil || item.start != nil || item.recurrence != nil)
    guard leading.isCorrecting || isUnused || item.estimate != nil else { return false }
    // `bin night every thursday, recycling every 2nd week` is of two things.
    if item.recurrence != nil, readingState.phrases(in: bytes, at: 0).count(where: \.isRepeat) > 1 { return false }
    // `move house 2 days` is something to do.
    let isTold = !readingState.words[leading.end].isIn(.changing)
    return spoken.readings.contains { reading in
      guard case .plainAct(let act) = reading, !act.what.isIt else { return false }
      if leading.isCorrecting { return act.verb == .uncomplete }
      guard isUnused || isTold else { return false }
      return ![.accept, .add, .another, .complete, .decline, .edit, .fix, .nag, .remind, .replace].contains(act.verb)
    }
  }

  private func unclear(_ item: Item, _ spoken: Spoken, _ said: [Unclear], behind leading: LeadIns) -> Reading? {
    if let errand = cancelledBeforeReason() { return .mayBeAbout(errand, inPart: true) }
    return switch unclear(item, said, behind: leading) {
    case .mayBeAbout(let words, inPart: false):
      ofWhatIsKept(item, spoken, leading) ?? .mayBeAbout(words, inPart: false)
    case let reading: reading ?? ofWhatIsKept(item, spoken, leading)
    }
  }

  private func unclear(_ item: Item, _ said: [Unclear], behind leading: LeadIns) -> Reading? {
    let range = leading.end..<readingState.words.count
    // `I cancelled the newspaper last month`: nothing is to do on a day that has passed.
    let today = readingState.reader.now.date
    let isDated = item.due.map { $0.date >= today } == true || item.start.map { $0.date >= today } == true
    if said.contains(.answer) || answers(leading, range) { return .remark(.unclearAct) }
    if said.contains(.brief), readingState.words.count <= 3 { return .remark(.unclear) }
    if said.contains(.toTheBot) || said.contains(.withoutDay) && !isDated {
      return .remark(.unclear)
    }
    if said.contains(.told), !readingState.words[range.lowerBound].isIn(.errandVerbs) { return .remark(.unclear) }
    let isDeed = said.contains(.deed) || tellsDeed(of: range)
    if isDeed, !isDated, !readingState.words[range.lowerBound].isIn(.errandVerbs) { return .remark(.unclear) }
    // `i was mistaken, please put the wilsons back`
    if leading.isPolite, leading.isCorrecting { return .remark(.unclear) }
    guard !leading.isPolite else { return nil }
    let tells = tells(range)
    // `you did not move it`, while `your table is booked, friday 19:00` may be pasted.
    if !isDated, !readingState.words[range.lowerBound].isIn(.errandVerbs), speaksToSomebody(range) {
      return .remark(.unclear)
    }
    if item.recurrence == nil || leading.isCorrecting && tells,
      asks(range) || tells && !asksForErrand(range) && (!isDated || leading.isCorrecting) || putsRight(leading, range)
    {
      // `cancel sky nobody watches it`
      if let errand = cancelledBeforeRemark() { return .mayBeAbout(errand, inPart: true) }
      return .remark(.unclear)
    }
    if tells, asksForErrand(range) { return nil }
    let isErrand = readingState.words[range.lowerBound].isIn(.errandVerbs)
    let isNamedInPart =
      said.contains(.whereNamedInPart) || item.recurrence == nil && said.contains(.onceWhereNamedInPart)
    if tells || !isErrand && isNamedInPart && !tellsOwnNeed(range) {
      return .mayBeAbout(withoutOwners(range), inPart: true)
    }
    return said.contains(.whereKept) ? .mayBeAbout(bytes.string(core), inPart: false) : nil
  }

  /// True if the writer tells what they have to do: `in 6 months i must go to the dentist again`.
  private func tellsOwnNeed(_ range: Range<Int>) -> Bool {
    range.dropLast().contains {
      readingState.words[$0].isIn(.firstPerson) && readingState.words[$0 + 1].isIn(.needing)
    }
  }

  /// True if the words begin with a deed done to something known: `cleaned the car`, not `smoked salmon`.
  private func tellsDeed(of range: Range<Int>) -> Bool {
    range.count > 2 && isParticiple(range.lowerBound) && readingState.words[range.lowerBound + 1].isIn(.articles)
  }

  /// Returns the line without owners, if a verb tells about the owned thing: `ava's braces check is the 10th` is not
  /// about everything of ava's, while `rent's gone up` is about the rent.
  private func withoutOwners(_ range: Range<Int>) -> String {
    let whole = bytes.string(core)
    guard
      let verb = range.first(where: {
        language.smallWords.linking.contains(readingState.words[$0].key) && !readingState.words[$0].range.isEmpty
      })
    else { return whole }
    let owners = (range.lowerBound..<verb).dropLast().filter { index in
      language.wordForms.isOwner(bytes, readingState.words[index].range)
    }
    guard !owners.isEmpty else { return whole }
    return (0..<readingState.words.count).filter { !owners.contains($0) && !readingState.words[$0].range.isEmpty }
      .map { bytes.string(readingState.words[$0].range) }.joined(separator: " ")
  }

  /// True if no word of an item's name tells what it is: `everything to monday`, `that one again`.
  private func namesNothing(_ item: Item) -> Bool {
    item.name.withWords { words in
      var rest = words
      guard let first = rest.next() else { return false }
      let key = words.keyWithoutMarks(of: first)
      guard let second = rest.next() else { return language.clauseWords.emptyNames.contains(key) }
      let empty = language.clauseWords.emptyWords
      var hasWord = false
      func saysNothing(_ word: Range<Int>) -> Bool {
        if words.isFigure(word) { return true }
        hasWord = true
        return empty.contains(words.keyWithoutMarks(of: word))
      }
      return saysNothing(first) && saysNothing(second) && rest.allSatisfy(saysNothing) && hasWord
    }
  }

  /// True if the words refer to something said before them: `yes all of it`, `oh no i want to keep it`.
  private func answers(_ leading: LeadIns, _ range: Range<Int>) -> Bool {
    let first = readingState.words[range.lowerBound]
    // `LED ones`
    if range.count < 4, !first.isIn(.errandVerbs),
      language.selectionWords.ofOne.contains(readingState.words[range.upperBound - 1].key),
      range.count > 1
    {
      return true
    }
    guard range.lowerBound > 0 else { return false }
    let led = readingState.words[..<range.lowerBound]
    // `oh no make that later`
    if leading.isCorrecting, range.count > 1, readingState.words[range.lowerBound + 1].isIn(.pronouns),
      !led.contains(where: { language.smallWords.adding.contains($0.key) })
    {
      return true
    }
    guard !first.isIn(.errandVerbs) else { return false }
    return led.contains { language.clauseWords.agreeing.contains($0.key) }
      && range.contains { readingState.words[$0].isIn(.pronouns) }
      || leading.isCorrecting && readingState.words[range.upperBound - 1].isIn(.pronouns)
  }

  /// Returns the meanings of the line without its lead-ins, then those of the whole line.
  private func said(_ range: Range<Int>, _ leading: LeadIns) -> [Unclear] {
    let unclear = readingState.language.phrases.unclear
    let said = unclear.meanings(readingState.words, range)
    // `ok so cancel gym membership` is something to do.
    guard range.lowerBound > 0, !readingState.words[range.lowerBound].isIn(.changing),
      // `thank you, call bob at 5`, and no `thank you for that`
      !leading.isThanking || !readingState.words[range.lowerBound].isIn(.errandVerbs)
    else { return said }
    return said + unclear.meanings(readingState.words, 0..<range.upperBound)
  }

  /// True if the words correct something that the bot has just said: `sorry bed 9`, `its thursday, they changed it`,
  /// `make it start on sunday`.
  private func putsRight(_ leading: LeadIns, _ range: Range<Int>) -> Bool {
    let first = readingState.words[range.lowerBound]
    // `he'd rather do wednesday`
    if readingState.context.reference != nil, first.isIn(.thirdPerson) || isShortSubject(range.lowerBound),
      !range.contains(where: { readingState.words[$0].isIn(.needing) })
    {
      return true
    }
    if readingState.context.reference != nil, range.count > 1,
      readingState.words[range.lowerBound + 1].key == language.smallWords.it
    {
      return true
    }
    // `oh and order seeds by the end of january` goes on with something else.
    let isAdding = (0..<range.lowerBound).contains { language.smallWords.adding.contains(readingState.words[$0].key) }
    return readingState.context.reference != nil && !first.isIn(.errandVerbs) && !isAdding
      && (leading.isCorrecting || first.isIn(.itself))
      && !range.contains { readingState.words[$0].isIn(.needing) }
  }

  /// True if the words report a request: `palesa says bring 20 party packs`.
  private func asksForErrand(_ range: Range<Int>) -> Bool {
    endOfReport(range).map { readingState.words[$0].isIn(.errandVerbs) } ?? false
  }

  /// True if the words begin like a question: `has ruth done the lanes yet`.
  func asks(_ range: Range<Int>) -> Bool {
    let first = readingState.words[range.lowerBound]
    guard range.count > 1,
      // `we're moving house`
      !language.clauseWords.askingOrSubject.contains(first.key) || !bytes[first.range].contains(UInt8(ascii: "'"))
    else { return false }
    // `half term when`
    if readingState.words[range.upperBound - 1].isIn(.interrogatives) { return true }
    // `is correct`
    if first.isIn(.askingFirst), range.count == 2 { return true }
    guard range.count > 2 else { return false }
    // `which magazine subscription` is something to buy.
    if first.isIn(.interrogatives) {
      // `how long each side did the nurse say`
      if range.count > 4, language.clauseWords.measured.contains(readingState.words[range.lowerBound + 1].key) {
        return range.dropFirst(2).dropLast(2).contains { readingState.words[$0].isIn(.auxiliaries) }
      }
      return range.dropFirst().prefix(2).contains {
        readingState.words[$0].isIn(.askedOf) || readingState.words[$0].isIn(.stating)
          || readingState.words[$0].isIn(.auxiliaries)
      }
    }
    // `is-a-good-day card`
    if first.isIn(.askingFirst), readingState.words[range.lowerBound + 1].mark != UInt8(ascii: "-") { return true }
    guard first.isIn(.auxiliaries) else { return false }
    if readingState.words[range.lowerBound + 1].isIn(.askedOf) { return true }
    // `has ruth done the lanes yet`
    return range.count > 3 && isParticiple(range.lowerBound + 2)
  }

  /// True if the words are a statement: `they had no milk`. A line about a need is none, nor is one that begins with
  /// the verb of an errand: `text ann i am late`.
  private func tells(_ range: Range<Int>) -> Bool {
    guard range.count > 1, !readingState.words[range.lowerBound].isIn(.errandVerbs) else {
      return false
    }
    var hasVerb = false
    for index in range {
      let word = readingState.words[index]
      if word.isIn(.needing) || word.isIn(.relatives) {
        return hasVerb && !word.isIn(.needing)
      }
      hasVerb = hasVerb || word.isIn(.subjects) || index > range.lowerBound && word.isIn(.stating)
    }
    return hasVerb
  }
}

extension LineReader {
  /// Returns true if somebody who asks for that deed may expect the bot to do it: `can you order a cab`, `can you get
  /// it`.
  fileprivate func mayExpectDeed(_ name: String) -> Bool {
    name.withWords { words in
      var rest = words
      guard let verb = rest.next(), let object = rest.next() else { return true }
      return !language.clauseWords.deedsAsked.contains(words.key(of: verb))
        || language.clauseWords.objects.contains(words.key(of: object))
    }
  }

  /// Returns true if a name begins with a request to somebody: `can you remind my sister`.
  fileprivate func asksSomebody(_ name: String) -> Bool {
    name.withWords { words in
      var rest = words
      func next(isIn told: WordSet) -> Bool {
        rest.next().map { told.contains(language.spelling.usualSpelling(of: words.key(of: $0))) } ?? false
      }
      return next(isIn: language.clauseWords.auxiliaries) && next(isIn: language.clauseWords.secondPerson)
        && rest.next() != nil
    }
  }
}
