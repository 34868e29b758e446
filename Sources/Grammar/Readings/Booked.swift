import Agenda
import Civil

extension LineReader {
  /// Returns that something was booked, and takes place then: `dentist booked for 8 dec 2.40pm` has done `book the
  /// dentist`, and is a dentist on that day. Nil if a line does not tell that.
  func booked(_ range: Range<Int>) -> Reading? {
    guard readingState.has(.booked), (3...12).contains(range.count), let first = readingState.words.first,
      !first.isIn(.interrogatives),
      let verb = range.dropLast().first(where: { readingState.words[$0].isIn(.booked) })
    else { return nil }
    // `get mot booked for friday`, `mot should be booked by friday`
    let isOwn = (range.lowerBound..<verb).allSatisfy {
      readingState.words[$0].isIn(.firstPerson) || readingState.words[$0].isIn(.beforeParticiples)
    }
    guard isOwn || !first.isIn(.errandVerbs) && !first.isIn(.having),
      !(range.lowerBound..<verb).contains(where: { language.clauseWords.notYet.contains(readingState.words[$0].key) })
    else { return nil }
    let told = readingState.phrases(in: bytes, at: 0)
    let end = range.upperBound
    guard let moment = told.first, told.count == 1, moment.saysDay, !moment.isRepeat, moment.problem == nil,
      moment.range.upperBound >= self.range(of: end - 1..<end).upperBound,
      let when = (verb + 1..<end).first(where: { Int(readingState.words[$0].start) >= moment.range.lowerBound }),
      let date = moment.date, date > readingState.reader.now.date, moment.lead != .deadline
    else { return nil }
    // `boiler is booked for the 8th`, `booked the boiler for the 8th`
    guard !(verb...when).contains(where: { language.clauseWords.deadlines.contains(readingState.words[$0].key) }) else {
      return nil
    }
    let named = isOwn ? withoutLink(verb + 1..<when) : withoutAuxiliaries(range.lowerBound..<verb)
    guard !named.isEmpty, isOwn || withoutLink(verb + 1..<when).isEmpty, !tells([named]) else { return nil }
    var what = selection(named)
    guard what.isNamed, what.moment == nil else { return nil }
    what.words.append(bytes.lowercased(self.range(of: verb..<verb + 1)))
    // `the restaurant`
    let isDefinite = named.count > 1 && readingState.words[named.lowerBound].isIn(.articles)
    let place = self.range(of: isDefinite ? named.dropFirst() : named)
    // `room's booked`
    let isShortIs = language.wordForms.isOwner(bytes, readingState.words[named.upperBound - 1].range)
    let name = bytes.string(place.lowerBound..<place.upperBound - (isShortIs ? 2 : 0))
    let item = readingState.reader.item("\(name) \(moment.text)")
    guard !item.name.isEmpty, item.due != nil || item.start != nil else { return nil }
    return .clauses([.plainAct(PlainAct(.complete, what, .fits)), .item(item)])
  }

  /// The words without the `for` or `on` at their end.
  private func withoutLink(_ words: Range<Int>) -> Range<Int> {
    guard let last = words.last, language.clauseWords.linksToMoments.contains(readingState.words[last].key) else {
      return words
    }
    return words.dropLast()
  }

  /// Returns that somebody comes, with the time: `electrician is coming monday between 8 and 10` has done `book
  /// electrician`, and is an event of its own. One reading for each such errand.
  func coming(_ range: Range<Int>) -> [Reading] {
    guard readingState.has(.behindPronouns), (4...14).contains(range.count),
      let verb = range.dropFirst().first(where: {
        language.clauseWords.aboutToCome.contains(readingState.words[$0].key)
      }), verb + 1 < range.upperBound, !readingState.words[range.lowerBound].isIn(.errandVerbs),
      !range.contains(where: { language.clauseWords.comingOtherwise.contains(readingState.words[$0].key) })
    else { return [] }
    let told = readingState.phrases(in: bytes, at: 0).filter {
      $0.range.lowerBound >= Int(readingState.words[verb].start)
    }
    let named = withoutAuxiliaries(range.lowerBound..<verb)
    guard let moment = told.first, moment.saysDay, !moment.isRepeat, moment.problem == nil, moment.lead != .deadline,
      let date = moment.date, date >= readingState.reader.now.date, !named.isEmpty, !tells([named])
    else { return [] }
    let what = selection(named)
    guard what.isNamed, what.moment == nil else { return [] }
    let item = readingState.reader.item(bytes.string(self.range(of: range)))
    guard !item.name.isEmpty, item.due != nil || item.start != nil else { return [] }
    return language.clauseWords.preparing.map { verb in
      var errand = what
      errand.words.append(verb)
      return .clauses([.plainAct(PlainAct(.complete, errand, .fits)), .item(item)])
    }
  }
}

extension Reading {
  /// The same, if it moves something in time: its words name a person, whom errands to call are not about.
  var ofPerson: Reading {
    guard case .plainAct(var act) = self, act.movesInTime || act.does(.restate) else { return self }
    act.what.hasPerson = true
    return .plainAct(act)
  }
}
