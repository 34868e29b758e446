import Agenda
import Civil

/// The words in the slots of a row, as the command of its template takes them.
extension LineReader {
  /// Returns the list of that name, or the only one whose name begins like this: `films` for `films to watch`.
  private func existingList(_ told: Bytes) -> String? {
    if let list = readingState.context.list(in: told, 0..<told.count) { return list }
    let name = told.string(0..<told.count).lowercased()
    let found = readingState.context.lists.filter { $0.lowercased().hasPrefix("\(name) ") }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the command of a template, with the words of its slots; nil if the words in a slot do not fit it.
  func filled(_ wording: Template.Wording, _ match: PhraseMatch<Speech>) -> String? {
    // The object of an act is put in later, when it is known; a command's own words are put in now.
    let leavesItem = if case .act = match.meaning { true } else { false }
    let isMoved =
      switch match.meaning {
      case .act(let template, _), .correct(let template, _): template.does(.move)
      default: false
      }
    // The slots that are still to be filled, as bits.
    var left = 0
    for place in match.slots.indices where !leavesItem || match.slots[place].slot != .item { left |= 1 << place }
    guard left != 0 else { return wording.bare }
    for slot in match.slots where !slot.slot.isDate && wording.takes(slot.slot) {
      guard holds(slot.words, as: slot.slot) else { return nil }
    }
    // `add it to the list` adds nothing new.
    if wording.addsWords, let words = match.range(of: .words), words.count == 1,
      readingState.words[words.lowerBound].isIn(.pronouns)
    {
      return nil
    }
    // A date has to be a date even if the template does not take it.
    for slot in match.slots where slot.slot.isDate {
      guard holds(slot.words, as: slot.slot) else { return nil }
    }
    var told: [UInt8] = []
    told.reserveCapacity(bytes.count + 24)
    for part in wording.parts {
      let place = match.slots.indices.first { left & 1 << $0 != 0 && match.slots[$0].slot == part.slot }
      if place == nil, part.isOptional { continue }
      if !told.isEmpty { told.append(UInt8(ascii: " ")) }
      guard let place else {
        told += part.slot == nil ? part.text.utf8 : part.written.utf8
        continue
      }
      let slot = match.slots[place]
      // `it's at the clinic on mill road`: a place is one word, and more words are remarks.
      told += (part.text == "@" && slot.words.count > 1 ? "// " : part.text).utf8
      if let spelling = spelling(slot.words, as: slot.slot, of: match.range(of: .item), isMoved: isMoved) {
        told += spelling.utf8
      } else if slot.slot == .words, match.range(of: .event) != nil {
        told += withMarks(slot.words).utf8
      } else {
        told += withQuotation(slot.words)
      }
      told += part.end.utf8
      left &= ~(1 << place)
    }
    return String(decoding: told, as: UTF8.self)
  }

  /// The words of a slot, with the quotation mark before them if they hold only its end: `add "box up" for saturday`.
  private func withQuotation(_ words: Range<Int>) -> Bytes {
    let range = range(of: words)
    guard range.lowerBound > 0, case let mark = bytes[range.lowerBound - 1], "\"'".utf8.contains(mark),
      range.contains(where: { bytes[$0] == mark && bytes.isWordEnd($0 + 1) })
    else { return bytes.line(range) }
    return bytes.line(range.lowerBound - 1..<range.upperBound)
  }

  /// The words about an event, with the marks at their ends: `edit c12 #social @"union house"`.
  private func withMarks(_ words: Range<Int>) -> String {
    var range = range(of: words)
    let least = words.lowerBound > 0 ? readingState.words[words.lowerBound - 1].range.upperBound : core.lowerBound
    while range.lowerBound > least, Self.marks.contains(bytes[range.lowerBound - 1]) {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < core.upperBound, bytes[range.upperBound] == UInt8(ascii: "\"") {
      range = range.lowerBound..<range.upperBound + 1
    }
    return bytes.string(range)
  }

  private static let marks = Array("#@\"-+/=^".utf8)

  /// True if words are of the kind that a slot takes.
  func holds(_ words: Range<Int>, as slot: PhraseRow.Slot) -> Bool {
    switch slot {
    case .moment: return isMoment(words)
    case .recurrence:
      // `just mo's` is no month, `make trip 2 days` says how long it is, and `do that saturday` is no repeat.
      return bytes(of: words).count >= 5 && !isWhole(words, as: .duration) && !isDay(words)
        && isWhole(words, as: .recurrence)
    case .amount: return isWhole(words, as: .duration)
    // `in 5 minutes` and `in an hour` name no place.
    case .zone:
      let told = bytes(of: words)
      return words.count <= 4 && told.first?.isDigit == false && !isMoment(words)
        && !Zone.places(named: told.string(0..<told.count)).isEmpty
    case .person: return slot.mayTake(words.count, from: readingState.words[words.lowerBound])
    case .list:
      // A name is short, and no mark stands in it.
      return words.count <= 3 && !readingState.words[words.upperBound - 1].isIn(.articles)
        && (words.count == 1 || !readingState.words[words.upperBound - 1].isIn(.ones))
        && !readingState.words[words.lowerBound].isIn(.pronouns)
        && words.dropFirst().allSatisfy {
          let word = readingState.words[$0]
          // `the call to julien at 8h30`
          let isFigure = !word.range.isEmpty && bytes[word.range.lowerBound].isDigit
          return word.mark != UInt8(ascii: ",") && !word.isIn(.behindLists) && !isFigure
        }
    case .existing: return existingList(bytes(of: words)) != nil
    case .event:
      guard readingState.context.hasCommunity,
        case .listed? = ReferenceReader(bytes: bytes(of: words), language: language).references()
      else { return false }
      return true
    case .item, .words: return true
    }
  }

  /// The words of a slot in the form that a command takes: a list by its name, an hour with its part of the day in
  /// full.
  private func spelling(_ words: Range<Int>, as slot: PhraseRow.Slot, of item: Range<Int>?, isMoved: Bool) -> String? {
    switch slot {
    case .existing: return existingList(bytes(of: words))
    // `my christmas list`: what a day is called, too, is the list's name.
    case .list:
      guard isMoved, words.upperBound < readingState.words.count,
        readingState.words[words.upperBound].key == language.smallWords.list,
        whole(words) != nil
      else { return nil }
      let name = bytes(of: words.lowerBound..<words.upperBound + 1)
      return name.string(0..<name.count)
    case .moment:
      guard let item, let moment = moment(words) else { return nil }
      if dated(words) != nil {
        return moment.saysDay ? moment.date?.description : moment.time.map { String($0.description.prefix(5)) }
      }
      guard !moment.saysDay else { return nil }
      // `ten to eleven` would part a command's words.
      let told = bytes(of: words)
      if let time = moment.time, !moment.isSpan, !moment.isRepeat,
        told.lowercased(0..<told.count).has(language.listWords.toList)
      {
        return String(time.description.prefix(5))
      }
      guard let time = readingState.whole(range(of: words), of: bytes, saidOf: range(of: item))?.time,
        time != moment.time
      else { return nil }
      return String(time.description.prefix(5))
    default: return nil
    }
  }
}

extension String {
  /// Returns true if one of these links stands between two words of it.
  func has(_ links: [String]) -> Bool { links.contains { holds($0) } }
}
