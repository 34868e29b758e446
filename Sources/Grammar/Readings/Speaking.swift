import Agenda

/// Speech: the readings of a line by the phrases of the language.
extension LineReader {
  /// Takes in the words of the line.
  func listen() {
    let isSpeech = bytes.first.map { $0.isWord || $0 == UInt8(ascii: "(") } ?? false
    // A line that begins with a mark has no words; drop those of the line before.
    readingState.listen(to: bytes, isSpeech ? core : 0..<0)
  }

  /// Returns the meaning of the words taken in.
  ///
  /// - Parameter hasClauses: true if each of its clauses may have a meaning of its own.
  func spoken(hasClauses: Bool) -> Spoken {
    if let starred = starred() { return starred }
    let range = withoutEnd(0..<readingState.words.count)
    guard !range.isEmpty else { return Spoken() }
    if let marked = marked() { return marked }
    if hasClauses, let left = takenBack() { return Spoken(readings: left) }
    let leading = LeadIns(readingState, range)
    if let act = toldBesides(range, leading) { return Spoken(act: act) }
    var spoken = spoken(range, behind: leading)
    if hasClauses { addClauses(of: range, to: &spoken) }
    return spoken
  }

  /// The meaning of the words as a whole.
  private func spoken(_ range: Range<Int>, behind leading: LeadIns) -> Spoken {
    var spoken = Spoken()
    // The request or the correction stands behind the words that announce it.
    if leading.isPolite || leading.isCorrecting, leading.end < range.upperBound {
      read(leading.end..<range.upperBound, leading, to: &spoken)
      if !spoken.isEmpty { return spoken }
    }
    let asked = range.lowerBound..<(startOfPurpose(range) ?? range.upperBound)
    read(language.phrases.speech.matches(readingState.words, asked), LeadIns(end: range.lowerBound), to: &spoken)
    readOwnVerb(asked, to: &spoken)
    // `and milk` adds to the line before, unless more follows: `and move it to my health list`.
    let isAdding = spoken.isAdding
    guard spoken.isUnsure || isAdding else { return spoken }
    if leading.end > range.lowerBound, leading.end < range.upperBound, !leading.isPolite, !leading.isCorrecting,
      !leading.isThanking || chatter() == nil
    {
      var behind = Spoken()
      read(leading.end..<range.upperBound, leading, to: &behind)
      // `and its the hendricks not the hendersons` adds nothing.
      if !behind.isEmpty, !isAdding || !behind.isUnsure || behind.isOfIt {
        behind.readings += spoken.readings
        return behind
      }
    }
    if spoken.isEmpty, range.count > 1,
      language.smallWords.besides.contains(readingState.words[range.upperBound - 1].key),
      chatter() == nil
    {
      let more = bytes(of: range.dropLast())
      spoken.readings.append(.plainAct(PlainAct(.add, .it(in: language), .fits, rest: more.string(0..<more.count))))
    }
    // `sorry bed 9`: a few words that may stand in the place of others.
    let rest = withoutItself(leading.end..<range.upperBound, leading)
    // `no i mean redo the stats with the new data`
    let isMeant =
      leading.end > range.lowerBound && language.smallWords.meaning.contains(readingState.words[leading.end - 1].key)
    if spoken.isEmpty, leading.isCorrecting || isFigureCorrected(rest), !isDenied(rest.prefix(1)),
      isMeant
        ? rest.count <= 10 : (1...3).contains(rest.count) && !readingState.words[rest.lowerBound].isIn(.errandVerbs)
    {
      let meant = bytes(of: rest)
      // `i mean really` says nothing anew.
      let mood: PlainAct.Mood =
        isMeant && rest.count < 4 && readingState.words[leading.end - 1].key == language.smallWords.meant
        ? .statement : .fits
      spoken.readings.append(.plainAct(PlainAct(.fix, .it(in: language), mood, rest: meant.string(0..<meant.count))))
    }
    if spoken.isUnsure { readSameTime(behind: range, to: &spoken) }
    if spoken.isEmpty, let start = endOfFeeling(range) { read(start..<range.upperBound, to: &spoken) }
    return spoken
  }

  /// True for a figure with words before words that correct: `size 4 sorry`.
  private func isFigureCorrected(_ words: Range<Int>) -> Bool {
    words.count > 1 && words.upperBound < readingState.words.count
      && readingState.words[words.upperBound].isIn(.correctingEndings) && bytes(of: words).contains(where: \.isDigit)
  }

  /// True if the words begin with an `until`: a moment behind it is the end of something, not its start.
  func isUntil(_ range: Range<Int>) -> Bool {
    language.smallWords.untils.contains(readingState.words[range.lowerBound].key)
  }

  /// The grammar's half of the person's language.
  var language: LanguageGrammar { _read { yield readingState.language } }

  /// True if the `now` at the end says that the hour before it is a new one: `my shift starts at 20:30 now`.
  private func tellsNewHour(_ range: Range<Int>) -> Bool {
    range.count > 3 && language.clauseWords.fromNow.contains(readingState.words[range.upperBound - 1].key)
      && range.contains { language.clauseWords.beginning.contains(readingState.words[$0].key) }
  }

  /// Returns the words without those at the end that mean nothing: `tick milk off for me`, `push it to tomorrow same
  /// time`.
  func withoutEnd(_ all: Range<Int>) -> Range<Int> {
    var range = all
    while range.count > 1 {
      let last = readingState.words[range.upperBound - 1]
      if last.isIn(.endings), !tellsNewHour(range) {
        range = range.lowerBound..<range.upperBound - 1
      } else if range.count > 3,
        language.clauseWords.pairedEndings.contains(where: { first, second in
          readingState.words[range.upperBound - 2].key == first && second.contains(last.key)
        })
      {
        range = range.dropLast(2)
        while range.count > 2,
          language.clauseWords.beforePairedEndings.contains(readingState.words[range.upperBound - 1].key)
        {
          range = range.dropLast()
        }
      } else if let start = startOfCourtesy(range) {
        range = range.lowerBound..<start
      } else {
        break
      }
    }
    return range
  }

  /// The index of the word that begins a courtesy at the end: `..., if that is possible`.
  private func startOfCourtesy(_ range: Range<Int>) -> Int? {
    guard range.count > 4, language.clauseWords.courtesies.contains(readingState.words[range.upperBound - 1].key),
      let start = range.suffix(6).last(where: { readingState.words[$0].key == language.clauseWords.beforeCourtesies }),
      start > range.lowerBound + 2, range.upperBound - start > 1,
      (start + 1..<range.upperBound).allSatisfy({ language.clauseWords.courtesies.contains(readingState.words[$0].key) }
      )
    else { return nil }
    return start
  }

  /// Adds the readings of the clauses, before the reply that nothing fits.
  private func addClauses(of range: Range<Int>, to spoken: inout Spoken) {
    let saysForCertain = spoken.readings.contains { reading in
      if case .plainAct = reading { false } else { !reading.isOnlyWhereItFits }
    }
    guard spoken.act == nil, !saysForCertain else { return }
    let isOfIt = isMadeOfIt(range) || goesOnWithIt(range)
    // `make gym every tuesday, monday is too early` changes what is kept, or is something to make.
    let makes = readingState.words[range.lowerBound].key == language.smallWords.make
    guard !spoken.isItem || isOfIt || makes else { return }
    var clauses = clauses(range)
    if spoken.isItem, !isOfIt { clauses.removeAll { !$0.repeatsKept } }
    guard !clauses.isEmpty else { return }
    spoken.isItem = spoken.isItem && !isOfIt
    spoken.readings =
      spoken.readings.map(\.onlyWhereItFits) + clauses + spoken.readings.filter { !$0.isOnlyWhereItFits }
  }

  /// `make the deposit urgent and tag it home`: the second clause is about something kept.
  private func goesOnWithIt(_ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast(2).contains {
      readingState.words[$0].key == language.smallWords.and
        && language.smallWords.changingIt.contains(readingState.words[$0 + 1].key)
        && readingState.words[$0 + 2].isIn(.pronouns)
    }
  }

  /// `make it 8 actually, i'm not up by then`
  func isMadeOfIt(_ range: Range<Int>) -> Bool {
    range.count > 3 && readingState.words[range.lowerBound].key == language.smallWords.make
      && readingState.words[range.lowerBound + 1].isIn(.pronouns)
  }

  /// Reads words that may begin with lead-ins.
  func read(_ range: Range<Int>, to spoken: inout Spoken) {
    let leading = LeadIns(readingState, range)
    if leading.end < range.upperBound { read(leading.end..<range.upperBound, leading, to: &spoken) }
    if spoken.isEmpty, leading.end > range.lowerBound {
      read(range, LeadIns(end: range.lowerBound), to: &spoken)
    }
  }

  private func read(_ range: Range<Int>, _ leading: LeadIns, to spoken: inout Spoken) {
    guard !range.isEmpty else { return }
    if leading.isCorrecting, isLength(range) {
      let length = bytes(of: range)
      spoken.readings.append(
        .plainAct(
          PlainAct(.lasts, .it(in: language), .statement, rest: length.string(0..<length.count))))
    } else if leading.isCorrecting, !isUntil(range), !isDenied(range), let moment = moment(range) ?? momentOfIt(range) {
      spoken.act = .correction(moment)
    } else {
      read(language.phrases.speech.matches(readingState.words, range), leading, to: &spoken)
      if leading.isCorrecting {
        // A correction is no todo: `actually make it 4 and remind me an hour before`.
        spoken.isItem = false
      } else {
        readOwnVerb(range, to: &spoken)
      }
    }
  }

  /// `moved the sofa` and `sofa moved` tell that `move the sofa` was done.
  private func readOwnVerb(_ range: Range<Int>, to spoken: inout Spoken) {
    // `booked the mot for the 14th` is a deed, and has a day of its own.
    let booked = spoken.isUnsure || spoken.completes ? booked(range) : nil
    if spoken.isUnsure, let cleared = cleared(range) { spoken.readings.insert(cleared, at: 0) }
    readDeed(range, to: &spoken)
    if spoken.isUnsure { readPlace(range, to: &spoken) }
    if let booked { spoken.readings.insert(booked, at: 0) }
    guard spoken.isUnsure, case let coming = coming(range), !coming.isEmpty else { return }
    // `mum is coming on saturday` is not about `call mum`.
    spoken.readings = coming + spoken.readings.map(\.ofPerson)
  }

  private func readDeed(_ range: Range<Int>, to spoken: inout Spoken) {
    if spoken.isEmpty, range.count == 1, isParticiple(range.lowerBound), chatter() == nil {
      // `meditated`
      var what = Selection(bytes.string(readingState.words[range.lowerBound].range))
      what.words = [what.text.lowercased()]
      spoken.readings.append(.plainAct(PlainAct(.complete, what, .fits)))
    }
    // `have rung the surgery`
    let isHaving = readingState.words[range.lowerBound].isIn(.having)
    if isHaving, range.count > 2, isParticiple(range.lowerBound + 1) {
      return readDeed(range.dropFirst(), to: &spoken)
    }
    guard spoken.isUnsure, !isHaving,
      (2...8).contains(range.count), readingState.words[range.lowerBound].mark != UInt8(ascii: "@")
    else { return }
    readOff(range, to: &spoken)
    readSent(range, to: &spoken)
    readIsAt(range, to: &spoken)
    readDone(range.lowerBound, range.dropFirst(), of: range, to: &spoken)
    readDone(range.upperBound - 1, range.dropLast(), of: range, to: &spoken)
  }

  /// Adds that a thing was sent to somebody, if the verb stands between both: `quotation sent to suresh`.
  private func readSent(_ range: Range<Int>, to spoken: inout Spoken) {
    let words = readingState.words
    guard range.count > 3, chatter() == nil,
      let verb = range.dropFirst().dropLast(2).first(where: {
        words[$0].isIn(.dispatched) && words[$0 + 1].key == language.smallWords.to
      }), range.dropFirst().allSatisfy({ words[$0].mark == 0 }),
      // `the invoice must be sent to bob`
      !language.clauseWords.notYet.contains(words[verb - 1].key), !words[verb - 1].isIn(.auxiliaries)
    else { return }
    var what = selection(withoutAuxiliaries(range.lowerBound..<verb))
    guard !what.words.isEmpty else { return }
    what.words += selection(verb + 2..<range.upperBound).words + [bytes.string(words[verb].range).lowercased()]
    what.text = bytes(of: range).string(0..<bytes(of: range).count)
    spoken.readings.append(.plainAct(PlainAct(.complete, what, .fits)))
  }

  /// Adds that something was done, if its verb says so.
  private func readDone(_ verb: Int, _ words: Range<Int>, of range: Range<Int>, to spoken: inout Spoken) {
    guard isParticiple(verb), chatter() == nil else { return }
    // `footie off, waterlogged`: the text behind a mark is the reason.
    if verb > range.lowerBound, readingState.words[verb].mark != 0 { return }
    if language.clauseWords.thinking.contains(readingState.words[verb].key) { return }
    let rest = verb > range.lowerBound ? withoutAuxiliaries(words) : words
    // `marked half the mocks`
    if let first = rest.first, language.clauseWords.parts.contains(readingState.words[first].key) {
      return spoken.isEmpty ? spoken.readings.append(.remark(.unclear)) : ()
    }
    // `pool is closed` does not tell that it was to be closed.
    if rest.count < words.count, readingState.words[verb].isIn(.hindrances) { return }
    let text = bytes.string(readingState.words[verb].range).lowercased()
    // `no swimming on sunday, pool is closed` is of two clauses, and the pool is nothing to do.
    let isWhole = rest.dropFirst().allSatisfy {
      readingState.words[$0].mark == 0 && !readingState.words[$0].isIn(.stating)
    }
    guard verb == range.lowerBound || isWhole else { return }
    var what = selection(rest)
    // `they called`
    guard !what.words.isEmpty, !rest.allSatisfy({ readingState.words[$0].isIn(.subjects) }) else { return }
    let named = what.words
    what.words.append(text)
    what.text = bytes(of: range).string(0..<bytes(of: range).count)
    // `dressings ordered`: to order them is what was done, before anything else with them.
    let place =
      verb > range.lowerBound && readingState.words[verb].isIn(.dispatched) ? 0 : spoken.readings.count
    spoken.readings.insert(.plainAct(PlainAct(.complete, what, .fits)), at: place)
    // `rang the bank` does what `call the bank` asks for.
    guard readingState.words[verb].isIn(.called) else { return }
    for verb in language.clauseWords.calling {
      what.words = named + [verb]
      spoken.readings.append(.plainAct(PlainAct(.complete, what, .fits)))
    }
  }

  /// `the birds have been` without its last two words.
  func withoutAuxiliaries(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 1, readingState.words[range.upperBound - 1].isIn(.beforeParticiples) {
      range = range.dropLast()
    }
    return range
  }

  /// `cinema's off`, `netballs off`, `spin's off tonight`: short for `is off`, which means that it is cancelled.
  private func readOff(_ range: Range<Int>, to spoken: inout Spoken) {
    guard readingState.mayHave(language.smallWords.off),
      let off = range.dropFirst().prefix(4).first(where: { readingState.words[$0].key == language.smallWords.off })
    else { return }
    guard endsInIs(off - 1) else { return }
    var what = selection(range.lowerBound..<off)
    // `spin's off tonight`
    if off + 1 < range.upperBound {
      guard let day = moment(off + 1..<range.upperBound) else { return }
      what.moment = day
    }
    if !what.words.isEmpty { spoken.readings.append(.plainAct(PlainAct(.delete, what, .fits))) }
  }

  /// `dinner's at 8 now`: short for `is at`, if the name is that of something kept.
  private func readIsAt(_ range: Range<Int>, to spoken: inout Spoken) {
    // `cake's for saturday now, not sunday`
    let isNew = { (index: Int) in language.clauseWords.fromNow.contains(readingState.words[index].key) }
    let now = range.dropFirst(3).last { isNew($0) && isDenial($0 + 1..<range.upperBound) }
    let end = now ?? range.upperBound
    let isNews = now != nil || isNew(readingState.words.count - 1)
    guard
      let link = range.dropFirst().prefix(4).first(where: {
        language.clauseWords.beforeMoments.contains(readingState.words[$0].key)
          || language.clauseWords.linksToMoments.contains(readingState.words[$0].key) && isNews
      }
      ),
      link + 1 < end, endsInIs(link - 1),
      // `footys on sunday now`
      language.wordForms.isOwner(bytes, readingState.words[link - 1].range) || isNews,
      let moment = moment(link + 1..<end)
    else { return }
    let what = selection(range.lowerBound..<link)
    guard !what.words.isEmpty else { return }
    // `cake's for saturday` and `dentist's at 12 now` of `now not 11` are no names.
    // `cake's for 8 now` tells how many.
    let isFor = !language.clauseWords.beforeMoments.contains(readingState.words[link].key)
    if isFor, bytes(of: link + 1..<end).allSatisfy(\.isDigit) { return }
    let place = isFor || end + 1 < range.upperBound ? 0 : spoken.readings.count
    spoken.readings.insert(.plainAct(PlainAct(.restate, what, .fits, rest: moment.text)), at: place)
  }

  /// True if words are none, or deny something: `not sunday`.
  private func isDenial(_ range: Range<Int>) -> Bool {
    range.isEmpty || readingState.words[range.lowerBound].key == language.smallWords.not
  }

  /// True if a word may end in a short `is`, with or without an apostrophe: `dinner's`, `netballs`.
  private func endsInIs(_ index: Int) -> Bool {
    language.wordForms.mayEndInIs(bytes, readingState.words[index].range)
  }

  /// `mot to 10th same time`: no verb is needed if the words say that the hour stays.
  private func readSameTime(behind range: Range<Int>, to spoken: inout Spoken) {
    guard readingState.mayHave(language.smallWords.same),
      (range.upperBound..<readingState.words.count).contains(where: {
        readingState.words[$0].key == language.smallWords.same
      }),
      let link = range.dropFirst().last(where: { readingState.words[$0].key == language.smallWords.to }),
      link + 1 < range.upperBound, let moment = moment(link + 1..<range.upperBound), moment.saysDay
    else { return }
    let what = selection(range.lowerBound..<link)
    guard !what.words.isEmpty, what.moment == nil else { return }
    spoken.readings.append(.plainAct(PlainAct(moving: what, to: moment.text, .fits, in: language)))
  }
}
