import Agenda

/// What a line says to the bot.
struct Spoken {
  /// A word to a message of the bot's.
  var act: Act?
  /// What else it can mean, in the order to try.
  var readings: [Reading] = []
  /// Whether it is an item, whatever it looks like.
  var isItem = false
}

/// Speech: what the phrases of the language make of a line.
extension LineReader {
  func spoken(_ outcome: SmartAdd.Outcome) -> Spoken {
    guard let first = bytes.first, first.isWord || first >= 0x80 || first == UInt8(ascii: "(") else { return Spoken() }
    lens.listen(to: bytes, core)
    var range = 0..<lens.words.count
    while range.count > 1, English.endings.contains(lens.words[range.upperBound - 1].key) {
      range = range.lowerBound..<range.upperBound - 1
    }
    if range.count > 3, lens.words[range.upperBound - 2].key == Self.same,
      English.sameWhat.contains(lens.words[range.upperBound - 1].key)
    {
      range = range.lowerBound..<range.upperBound - 2
    }
    guard !range.isEmpty else { return Spoken() }
    if let marked = marked() { return marked }
    var spoken = Spoken()
    let leading = LeadIns(lens.words, range)
    if leading.isCorrecting, leading.end < range.upperBound, let moment = moment(leading.end..<range.upperBound) {
      return Spoken(act: .correction(moment))
    }
    // What is asked or put right is behind the words that say so.
    if leading.isPolite || leading.isCorrecting, leading.end < range.upperBound {
      read(leading.end..<range.upperBound, leading, to: &spoken)
      if !spoken.isEmpty { return withClauses(spoken, range) }
    }
    read(English.speech.matches(lens.words, range), LeadIns(end: range.lowerBound), to: &spoken)
    readOwnVerb(range, to: &spoken)
    guard spoken.isUnsure else { return withClauses(spoken, range) }
    if leading.end > range.lowerBound, leading.end < range.upperBound {
      var behind = Spoken()
      read(leading.end..<range.upperBound, leading, to: &behind)
      if !behind.isEmpty {
        behind.readings += spoken.readings
        return withClauses(behind, range)
      }
    }
    if spoken.isEmpty, let start = endOfFeeling(range) { read(start..<range.upperBound, to: &spoken) }
    return withClauses(spoken, range)
  }

  /// Where the whole fits nothing, its clauses may; only then it is told that nothing does.
  private func withClauses(_ spoken: Spoken, _ range: Range<Int>) -> Spoken {
    let saysForCertain = spoken.readings.contains { reading in
      if case .plainAct = reading { false } else { !reading.isOnlyWhereItFits }
    }
    guard spoken.act == nil, !spoken.isItem, !saysForCertain else { return spoken }
    let clauses = clauses(range)
    guard !clauses.isEmpty else { return spoken }
    var all = spoken
    all.readings = spoken.readings.map(\.onlyWhereItFits) + clauses
    all.readings += spoken.readings.filter { !$0.isOnlyWhereItFits }
    return all
  }

  /// Reads words that may have words before what is said.
  func read(_ range: Range<Int>, to spoken: inout Spoken) {
    let leading = LeadIns(lens.words, range)
    if leading.end < range.upperBound { read(leading.end..<range.upperBound, leading, to: &spoken) }
    if spoken.isEmpty { read(range, LeadIns(end: range.lowerBound), to: &spoken) }
  }

  /// A check mark and what is done; `tomorrow*`, which was meant.
  private func marked() -> Spoken? {
    if let end = CheckMark.end(bytes, at: 0), end < core.upperBound {
      let rest = bytes.line(bytes.skippingSpace(from: end)..<core.upperBound)
      let what = SelectionReader(lens: lens, bytes: rest).selection()
      return Spoken(readings: [.plainAct(PlainAct("complete X", what, .fits))])
    }
    guard bytes[core].last == UInt8(ascii: "*"), core.count > 1, !bytes[core.dropLast()].contains(UInt8(ascii: "*"))
    else { return nil }
    let rest = bytes.line(core.lowerBound..<core.upperBound - 1)
    if let moment = lens.whole(rest), moment.problem == nil { return Spoken(act: .correction(moment)) }
    return Spoken(readings: [.plainAct(PlainAct("fix X " + rest.string(0..<rest.count), .it, .statement))])
  }

  private func read(_ range: Range<Int>, _ leading: LeadIns, to spoken: inout Spoken) {
    guard !range.isEmpty else { return }
    if leading.isCorrecting, let moment = moment(range) {
      spoken.act = .correction(moment)
    } else {
      read(English.speech.matches(lens.words, range), leading, to: &spoken)
      readOwnVerb(range, to: &spoken)
    }
  }

  /// `moved the sofa` tells that `move the sofa` was done.
  private func readOwnVerb(_ range: Range<Int>, to spoken: inout Spoken) {
    guard spoken.isUnsure, range.count > 1, lens.words[range.lowerBound].mark != UInt8(ascii: "@") else { return }
    let verb = lens.words[range.lowerBound]
    let text = bytes.string(verb.range).lowercased()
    guard text.hasSuffix("ed") && text.utf8.count > 4 || English.irregular[text] != nil else { return }
    var what = selection(range.dropFirst())
    guard !what.words.isEmpty else { return }
    what.words.append(text)
    what.text = bytes(of: range).string(0..<bytes(of: range).count)
    spoken.readings.append(.plainAct(PlainAct("complete X", what, .fits)))
  }

  /// The word behind a sentence that only says how one feels.
  private func endOfFeeling(_ range: Range<Int>) -> Int? {
    guard English.feelings.contains(lens.words[range.lowerBound].key) else { return nil }
    return range.dropFirst().first { index in
      [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ";")].contains(lens.words[index].mark)
    }
  }

  private func read(_ matches: [PhraseMatch<Speech>], _ leading: LeadIns, to spoken: inout Spoken) {
    for match in matches {
      switch match.meaning {
      case .item:
        spoken.isItem = spoken.readings.isEmpty && spoken.act == nil
        return
      case .word(let act):
        if spoken.act == nil, spoken.readings.isEmpty { spoken.act = act }
      case .amend:
        guard let moment = amended(match) else { continue }
        if spoken.isEmpty { spoken.act = .correction(moment) }
      case .putOff, .remindAgain:
        guard spoken.isEmpty, let moment = match.range(of: .moment).flatMap(moment) else { continue }
        if case .remindAgain = match.meaning, !isReminded {
          spoken.readings.append(.plainAct(PlainAct("remind X \(moment.text)", .it, .statement)))
          continue
        }
        // Its next moment is meant, not the same time of the day it is on.
        var next = moment
        next.saysDay = true
        spoken.act = .moment(next)
      case .snooze:
        if spoken.isEmpty, isReminded { spoken.act = minutes("10").map { .moment($0) } }
      case .snoozeMinutes:
        // `10 more` is said to a reminder alone.
        guard spoken.isEmpty, match.weight > 1 || isReminded, let words = match.range(of: .words), words.count == 1
        else { continue }
        let told = bytes(of: words)
        guard told.allSatisfy(\.isDigit) else { continue }
        spoken.act = minutes(told.string(0..<told.count)).map { .moment($0) }
      case .act where spoken.act != nil, .shift where spoken.act != nil, .correct where spoken.act != nil:
        // A word to a message of the bot's says it already.
        continue
      case .act(let template, let mood):
        // `cancel gym?` asks.
        guard !isMarkedQuestion || leading.isPolite, let what = match.range(of: .item),
          let told = filled(template, match)
        else { continue }
        var selection = selection(what)
        // `shift cancelled on sunday` is sunday's.
        if !template.contains("D"), let day = match.range(of: .moment).flatMap(moment) { selection.moment = day }
        // `take milk off the groceries list` is of that list.
        if !template.contains("L"), let list = match.range(of: .list) {
          selection.words += bytes(of: list).words
          selection.hasPlace = true
        }
        let isTold = leading.isTelling && mood == .fits
        spoken.readings.append(.plainAct(PlainAct(told, selection, isTold ? .statement : mood)))
      case .shift(let template), .correct(let template):
        guard let told = filled(template, match) else { continue }
        spoken.readings.append(.plainAct(PlainAct(told.replacingIt, .it, .statement)))
      case .command(let template):
        guard let told = filled(template, match) else { continue }
        let words = told.split(separator: " ", maxSplits: 1).map(String.init)
        // `add salt to the soup` is something to do.
        let mayBeErrand =
          lens.words[leading.end].key == LineReader.add && (!lens.context.isPrivate || told.contains(" to "))
        guard !mayBeErrand || leading.isPolite else { continue }
        spoken.readings.append(.command(Invocation(word: words[0], arguments: words.count > 1 ? words[1] : "")))
        return
      case .offer(let template):
        guard
          leading.isPolite || match.weight > 1 && leading.isPolite
            || template.hasPrefix("send N") && lens.words[0].key == LineReader.assign, lens.context.isPrivate,
          let told = filled(template, match)
        else { continue }
        let words = told.split(separator: " ", maxSplits: 1).map(String.init)
        spoken.readings.append(.offer(Invocation(word: words[0], arguments: words.count > 1 ? words[1] : "")))
        return
      case .question(let kind, let certainty):
        // `I will be away from 24th to 28th` tells.
        guard !leading.isTelling, let told = asked(match) else { continue }
        let asked = Question(
          kind, certainty == .ofLast ? .it : told, mustFit: certainty == .ifItFits && !isMarkedQuestion)
        spoken.readings.append(.question(asked))
        if !asked.mustFit { return }
      case .remark(let remark):
        spoken.readings.append(.remark(remark))
        return
      }
    }
  }

  /// What is asked about: everything from the first slot to the last. Nil where a slot holds what it does not take.
  private func asked(_ match: PhraseMatch<Speech>) -> Selection? {
    for slot in match.slots where slot.slot != .item && slot.slot != .words {
      guard text(slot.words, as: slot.slot) != nil else { return nil }
    }
    guard let first = match.slots.first, let last = match.slots.last else { return Selection("") }
    return selection(first.words.lowerBound..<last.words.upperBound, isAsked: true)
  }

  /// The moment that was meant: of `not thursday, friday` the last, of `friday not thursday` the first.
  private func amended(_ match: PhraseMatch<Speech>) -> Expression? {
    let told = match.slots.filter { $0.slot == .moment }.compactMap { moment($0.words) }
    // An amount alone says how far, not where.
    guard told.count == match.slots.count, let first = told.first, !first.isAmount else { return nil }
    return told.count > 1 && match.slots[0].words.lowerBound > 0
      && lens.words[match.slots[0].words.lowerBound - 1].key == LineReader.not ? told[1] : first
  }

  private static let not = WordKey("not")
  private static let same = WordKey("same")
  private static let add = WordKey("add")
  private static let assign = WordKey("assign")

  private var isReminded: Bool { lens.context.reference == .reminder }

  /// The moment in so many minutes.
  private func minutes(_ number: String) -> Expression? {
    Array("in \(number) minutes".utf8).withUnsafeBufferPointer { lens.whole($0) }
  }

  /// The bytes that words stand in, with the marks between them.
  func bytes(of words: Range<Int>) -> Bytes {
    var end = lens.words[words.upperBound - 1].range.upperBound
    // `24.12.` is a date with its last full stop.
    if end < bytes.count, bytes[end] == UInt8(ascii: "."), end > 0, bytes[end - 1].isDigit { end += 1 }
    return bytes.line(lens.words[words.lowerBound].range.lowerBound..<end)
  }

  /// The moment that words are, and nothing else.
  private func moment(_ words: Range<Int>) -> Expression? {
    lens.whole(bytes(of: words)).flatMap { $0.problem == nil ? $0 : nil }
  }

  func selection(_ words: Range<Int>, isAsked: Bool = false) -> Selection {
    SelectionReader(lens: lens, bytes: bytes(of: words), isAsked: isAsked).selection()
  }

  /// The command of a template, with what stands in the slots; nil where a slot holds what it does not take.
  private func filled(_ template: String, _ match: PhraseMatch<Speech>) -> String? {
    var told: [String] = []
    var slots = match.slots[...]
    // What an act is done to is named when it is known; a command's own words are put in.
    if case .act = match.meaning { slots.removeAll { $0.slot == .item } }
    for word in template.split(separator: " ") {
      guard let letter = word.last(where: { $0.isUppercase }),
        let slot = slots.firstIndex(where: { $0.slot.rawValue == letter })
      else {
        // A slot that may be missing is left out.
        if word.count == 1, word.first?.isUppercase == true, word != "X" { continue }
        told.append(String(word))
        continue
      }
      let words = slots[slot].words
      guard let text = text(words, as: slots[slot].slot, of: match.range(of: .item)) else { return nil }
      told.append(String(word).replacing(String(letter), with: text))
      slots.remove(at: slot)
    }
    for slot in match.slots where slot.slot == .moment || slot.slot == .recurrence {
      guard text(slot.words, as: slot.slot) != nil else { return nil }
    }
    return told.joined(separator: " ")
  }

  /// What stands in a slot, as a command takes it; an hour of what has its part of the day is told in full.
  private func text(_ words: Range<Int>, as slot: PhraseRow<Speech>.Slot, of item: Range<Int>? = nil) -> String? {
    let told = bytes(of: words)
    let text = told.string(0..<told.count)
    switch slot {
    case .moment:
      guard let moment = lens.whole(told), moment.problem == nil else { return nil }
      guard let item, let time = lens.whole(told, of: bytes(of: item))?.time, time != moment.time, !moment.saysDay
      else { return text }
      return String(time.description.prefix(5))
    case .recurrence: return lens.whole(told, as: .recurrence).map { _ in text } ?? nil
    case .amount: return lens.whole(told, as: .duration).map { _ in text }
    case .zone: return words.count <= 4 && !Zone.places(named: text).isEmpty ? text : nil
    case .person: return words.count == 1 && lens.words[words.lowerBound].mark == UInt8(ascii: "@") ? text : nil
    case .list:
      // A name is short, and no mark stands in it.
      let isName = words.count <= 3 && words.dropFirst().allSatisfy { lens.words[$0].mark != UInt8(ascii: ",") }
      return isName ? text : nil
    case .item, .words: return text
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Its words, in lower case.
  fileprivate var words: [String] { string(0..<count).lowercased().split(separator: " ").map(String.init) }
}

extension Expression {
  /// Whether it is only a length of time: `a day`, `2 hours`.
  fileprivate var isAmount: Bool {
    seconds != nil && !hasTime
      && (text.first?.isNumber == true || ["a ", "an ", "one "].contains(where: text.hasPrefix))
  }
}

extension Spoken {
  var isEmpty: Bool { act == nil && readings.isEmpty && !isItem }

  /// Whether it says something only where its words fit what is kept.
  var isUnsure: Bool {
    act == nil && !isItem
      && readings.allSatisfy { reading in
        switch reading {
        case .plainAct(let act): act.mood == .fits
        case .question(let question): question.mustFit
        default: false
        }
      }
  }
}

extension String {
  /// A template about what was spoken of last, as one about X.
  fileprivate var replacingIt: String {
    let words = split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[1] == "it" else { return self }
    return ([String(words[0]), "X"] + words.dropFirst(2).map(String.init)).joined(separator: " ")
  }
}

/// The words before what is said.
private struct LeadIns {
  /// The word behind them.
  var end: Int
  var isCorrecting = false
  var isTelling = false
  /// Whether somebody is asked to do something.
  var isPolite = false

  init(end: Int) { self.end = end }

  init(_ words: [SpokenWord], _ range: Range<Int>) {
    end = range.lowerBound
    while let next = English.leadIns.longest(words, at: end, before: range.upperBound), next.end < range.upperBound {
      end = next.end
      isCorrecting = isCorrecting || next.meaning == .correcting
      isTelling = isTelling || next.meaning == .telling
      isPolite = isPolite || next.meaning == .asking
    }
  }
}
