import Agenda

/// Lines that may be about something kept, though nothing reads them whole.
extension LineReader {
  /// Reads a line that may be about something kept because of one word of its name: an act whose words fit no whole
  /// name (`move the costume deadline to the 12th`), a short sentence (`rent's gone up`), or a correction (`actually we
  /// do need lemons`). Only that word shows that the line is no new item.
  func ofWhatIsKept(_ item: Item, _ spoken: Spoken, _ leading: LeadIns) -> Reading? {
    let range = leading.end..<readingState.words.count
    let first = readingState.words[range.lowerBound]
    let isAct = spoken.readings.contains { reading in
      guard case .plainAct(let act) = reading, act.mood == .fits else { return false }
      return !act.what.words.isEmpty && ![.accept, .add, .another, .decline, .edit, .fix, .replace].contains(act.verb)
    }
    // `in half an hour turn the oven off`
    let isErrand =
      first.isIn(.errandVerbs)
      || item.name.keyOfFirstWord.map { language.clauseWords.errandVerbs.contains($0) } ?? false
    if !isErrand, isHalfHeard(range) { return .remark(.unclear) }
    let isTold =
      leading.isCorrecting || isShortSentence(range) || speaksToSomebody(range) || tellsWhatBecame(range)
    // `cancel gym membership` is something to do, `move the membership to friday` acts on something kept.
    let isChange = first.isIn(.changing)
    guard isChange ? item.due != nil || item.start != nil : !isErrand && (isAct || isTold) else { return nil }
    // `move 50 quid to ellas savings on the 25th` is not about `ellas recital`.
    let changes = language.phrases.gist.longest(readingState.words, at: range.lowerBound, before: range.upperBound)
    return .mayBeAbout(
      isChange || changes?.0 == .move ? withoutOwnersOfOthers(range) : bytes.string(core), inPart: true)
  }

  /// Returns the line without its owners: `quid to savings` of `quid to ellas savings`. An owner of a mere kind stays:
  /// `move mums appointment to friday` may be about `mum at the dentist`.
  private func withoutOwnersOfOthers(_ range: Range<Int>) -> String {
    let words = readingState.words
    let owners = range.dropFirst().dropLast().filter { index in
      let next = words[index + 1]
      return language.wordForms.mayEndInIs(bytes, words[index].range) && next.mark == 0 && !next.mayBeginTime
        && !next.isIn(.kinds) && !next.isIn(.stopWords) && !next.isIn(.placing) && !next.isIn(.ones)
        && !next.isIn(.stating) && !next.isIn(.joining)
    }
    guard !owners.isEmpty else { return bytes.string(core) }
    return range.filter { !owners.contains($0) }.map { bytes.string(words[$0].range) }.joined(separator: " ")
  }

  /// True if one of several clauses acts on something kept, while the line as a whole means nothing: `monday is fine.
  /// cancel the other one`.
  private func isHalfHeard(_ range: Range<Int>) -> Bool {
    clauseHeads(range).contains { part in
      let heard = heard(part)
      if let act = heard.act, [.delete, .undo, .no].contains(act) { return true }
      return heard.readings.contains { reading in
        guard case .plainAct(let act) = reading else { return false }
        return act.mood != .fits && [.delete, .move, .postpone, .complete, .uncomplete, .skip].contains(act.verb)
      }
    }
  }

  /// The clauses that marks separate; empty if the line is one.
  private func clauseHeads(_ range: Range<Int>) -> [Range<Int>] {
    let starts = range.dropFirst().filter {
      isParted(readingState.words[$0]) || beginsReason($0, range)
    }
    guard !starts.isEmpty, starts.count < 6 else { return [] }
    return zip([range.lowerBound] + starts, starts + [range.upperBound]).map { $0..<$1 }
  }

  /// True if a short `is` or `has` makes a sentence of the words: `patel's moved`, `the bus's not running`.
  private func isShortSentence(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { index in
      let word = readingState.words[index].range
      guard word.count > 3, language.wordForms.isOwner(bytes, word) else { return false }
      return isParticiple(index + 1) || readingState.words[index + 1].isIn(.behindShortIs)
    }
  }

  /// True if a verb behind the first words tells their fate: `deck slipped`, `lord ames prefers 2.30`.
  private func tellsWhatBecame(_ range: Range<Int>) -> Bool {
    range.dropFirst().prefix(3).contains { isParticiple($0) || readingState.words[$0].isIn(.becoming) }
  }

  /// True if the words contain a `you`, or a short `i will`.
  func speaksToSomebody(_ range: Range<Int>) -> Bool {
    readingState.has([.secondPerson, .shortSubjects])
      && range.contains { index in
        let word = readingState.words[index]
        // `ill` and `well` without an apostrophe are other words.
        return word.isIn(.secondPerson) || isShortSubject(index)
      }
  }

  func isShortSubject(_ index: Int) -> Bool {
    let word = readingState.words[index]
    return word.isIn(.shortSubjects) && bytes[word.range].contains(UInt8(ascii: "'"))
  }
}
