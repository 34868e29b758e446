/// The rows of a phrase table, whatever their meanings, indexed by their first word. A line that begins none costs one
/// look-up a word. All tables share this code.
///
/// It is a class, because tables have many rows and their readers would copy them otherwise.
final class PhraseRows: Sendable {
  private let rows: Permanent<PhraseRow>
  /// The rows by each word they can begin with.
  private let openings: Index
  /// The bits of the words that rows can begin with: if the table is small, most words have none of them.
  private let openingBits: WordBits
  /// The rows that begin with a slot, by each word that can follow it.
  private let anchors: Index
  /// The number of slots in the row with the most.
  let mostSlots: Int
  /// The spelling rules of the table's language.
  private let spelling: SpellingRules

  /// Rows by a word that stands at a known place in them, and by another word that they need: most of them are ruled
  /// out without a look at each.
  private struct Index: Sendable {
    let groups: WordTable<Group>
    /// The rows that need another word, by the word of the group and by that one.
    let pairs: WordTable<Permanent<Entry>>

    /// The key of two words.
    @inline(__always)
    static func pair(_ word: UInt64, _ other: UInt64) -> UInt64 { word &* 0x9E37_79B9_7F4A_7C15 ^ other }
  }

  /// Rows that have the same word at a known place.
  private struct Group: Sendable {
    let word: UInt64
    let entries: Permanent<Entry>
    /// Those that need no other word; all of a few.
    let free: Permanent<Entry>
    /// The bits of the words of which the rest need one.
    let others: WordBits
  }

  /// A row, with its needs.
  private struct Entry: Sendable {
    let row: Int
    /// The piece of the row by which it is found in pairs.
    let rarest: Int?
    let needs: PhraseNeeds
  }

  /// A row, by a word or a pair of words.
  private struct Reference: Comparable {
    let key: UInt64
    let row: Int

    static func < (a: Reference, b: Reference) -> Bool { (a.key, a.row) < (b.key, b.row) }
  }

  init(_ phrases: [String], _ spelling: SpellingRules) {
    let rows = phrases.map { PhraseRow($0, spelling) }
    var needed: [UInt64] = []
    for row in rows { row.addNeededWords(to: &needed) }
    let uses = WordTable(needed.sorted().stretches(==).map { ($0[$0.startIndex], $0.count) })
    let entries = rows.enumerated().map { place, row in
      Entry(row: place, rarest: row.rarestPiece(uses), needs: PhraseNeeds(row))
    }
    self.spelling = spelling
    self.rows = Permanent(rows)
    mostSlots = rows.map { row in row.pieces.count { $0.slot != nil } }.max() ?? 0
    let openings = rows.map { row in
      guard row.beginsWithSlot else { return row.leadingWords() }
      return row.pieces[0].isOptional ? row.leadingWords(from: 1) : []
    }
    openingBits = openings.joined().reduce(into: .none) { $0.add(WordBits($1)) }
    self.openings = PhraseRows.index(rows, entries, by: openings)
    anchors = PhraseRows.index(
      rows, entries, by: rows.map { $0.beginsWithSlot ? $0.leadingWords(from: $0.leadingSlots.count) : [] })
  }

  /// The index of the rows by those words of each: a row stands once in the group of each word.
  private static func index(_ rows: [PhraseRow], _ entries: [Entry], by words: [[UInt64]]) -> Index {
    func lists(_ references: [Reference]) -> [(key: UInt64, value: Permanent<Entry>)] {
      let references = references.sorted().stretches(==).map { $0[$0.startIndex] }
      let kept = Permanent(references.map { entries[$0.row] })
      return references.stretches { $0.key == $1.key }.map { (references[$0.startIndex].key, kept.part($0.indices)) }
    }
    var pairs: [Reference] = []
    let groups = lists(rows.indices.flatMap { row in words[row].map { Reference(key: $0, row: row) } }).map { list in
      let (word, entries) = list
      // A look at each of a few rows costs less than a look-up of each word.
      let free = entries.count > 4 ? Permanent(entries.filter { $0.rarest == nil }) : entries
      var others = WordBits.none
      for entry in entries where free.count < entries.count {
        guard let rarest = entry.rarest else { continue }
        for other in rows[entry.row].pieces[rarest].words {
          others.add(WordBits(other))
          pairs.append(Reference(key: Index.pair(word, other), row: entry.row))
        }
      }
      return (key: word, value: Group(word: word, entries: entries, free: free, others: others))
    }
    return Index(groups: WordTable(groups), pairs: WordTable(lists(pairs)))
  }
}

extension PhraseRows {
  /// Returns all rows that those words match: the one with the most words of its own first and, of equals, the upper
  /// one.
  ///
  /// - Parameter byNeeds: true if rows are skipped that need missing words, and so cannot match.
  func matches(_ words: [SpokenWord], _ range: Range<Int>, byNeeds: Bool) -> [RowMatch] {
    guard let first = range.first else { return [] }
    return words.withUnsafeBufferPointer { words in
      var found: [RowMatch] = []
      var told = ToldWords(words, range)
      forEachKey(of: words[first]) { key in
        guard let group = openings.groups[key] else { return }
        forEachRow(of: group, in: openings, told, words, range, byNeeds: byNeeds) {
          addOpening($0, words, range, to: &found)
        }
      }
      for anchor in range.dropFirst() {
        forEachKey(of: words[anchor]) { key in
          guard let group = anchors.groups[key] else { return }
          told.begin(behind: anchor, of: words)
          forEachRow(of: group, in: anchors, told, words, range, byNeeds: byNeeds) {
            addAnchored($0, at: anchor, words, range, to: &found)
          }
        }
      }
      if found.count > 1 { found.sort { ($1.weight, $0.row) < ($0.weight, $1.row) } }
      return found
    }
  }

  /// Calls a function with the rows of a group that words may match, in no order; with all rows unless `byNeeds` is true.
  private func forEachRow(
    of group: Group, in index: Index, _ told: ToldWords, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>,
    byNeeds: Bool, _ body: (Int) -> Void
  ) {
    guard byNeeds else { return group.entries.forEach { body($0.row) } }
    for entry in group.free where entry.needs.areMet(by: told) { body(entry.row) }
    for place in range where group.others.hasAny(words[place].bits) {
      forEachKey(of: words[place]) { key in
        guard let found = index.pairs[Index.pair(group.word, key)] else { return }
        for entry in found
        where entry.needs.areMet(by: told) && isFirst(key, at: place, of: entry, words, range) { body(entry.row) }
      }
    }
  }

  /// True if no word of a range before a place, nor an earlier key of that word, finds the same row in pairs.
  private func isFirst(
    _ key: UInt64, at place: Int, of entry: Entry, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>
  ) -> Bool {
    guard let piece = entry.rarest.map({ rows[entry.row].pieces[$0] }) else { return true }
    return !(range.lowerBound..<place).contains { piece.holds(words[$0]) }
      && (key == words[place].key.value || !piece.words.contains(words[place].key.value))
  }

  /// Adds a row that begins with the first word, if all words match it. Few rows get so far.
  @inline(never)
  private func addOpening(
    _ row: Int, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>, to found: inout [RowMatch]
  ) {
    guard rows[row].mayRead(words, range) else { return }
    guard let second = rows[row].slotBehindSlot else {
      var walk = PhraseWalk(rows[row], words, before: range.upperBound)
      if walk.reads(from: 0, at: range.lowerBound) { add(row, walk, to: &found) }
      return
    }
    // Two slots are split at a colon, if there is one.
    let hasColon = range.dropFirst(2).contains { words[$0 - 1].hasColon }
    let (first, last) = (range.lowerBound + 2, range.upperBound - 1)
    let parts =
      rows[row].hasWordsBehindMoment
      ? stride(from: last, through: first, by: -1) : stride(from: first, through: last, by: 1)
    for part in parts where !hasColon || words[part - 1].hasColon {
      // No walk can succeed if the second slot cannot hold the rest.
      let rest = rows[row].endsInTwoSlots ? part..<range.upperBound : part..<part + 1
      guard second.mayHold(rest, of: words) else { continue }
      var walk = PhraseWalk(rows[row], words, before: range.upperBound, parting: part)
      if walk.reads(from: 0, at: range.lowerBound) { add(row, walk, to: &found) }
    }
  }

  /// Adds a row that begins with a slot and has that word behind it, if all words match it.
  @inline(never)
  private func addAnchored(
    _ row: Int, at anchor: Int, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>,
    to found: inout [RowMatch]
  ) {
    let leading = rows[row].leadingSlots
    guard let slot = leading.first, slot.mayBegin(with: words[range.lowerBound]),
      rows[row].mayRead(words, anchor..<range.upperBound)
    else { return }
    var walk = PhraseWalk(rows[row], words, before: range.upperBound)
    guard walk.reads(from: leading.count, at: anchor) else { return }
    guard leading.count > 1 else {
      walk.fill(slot, range.lowerBound..<anchor)
      return add(row, walk, to: &found)
    }
    // `the dentist friday instead of thursday`: try each way to share the words between the two slots.
    for part in range.dropFirst() where part < anchor && leading[1].mayBegin(with: words[part]) {
      var both = walk
      both.fill(leading[1], part..<anchor)
      both.fill(slot, range.lowerBound..<part)
      add(row, both, to: &found)
    }
  }

  private func add(_ row: Int, _ walk: PhraseWalk, to found: inout [RowMatch]) {
    guard walk.mayHold else { return }
    if found.isEmpty { found.reserveCapacity(4) }
    found.append(RowMatch(row: row, slots: walk.slots, weight: walk.weight))
  }

  /// Returns the longest row of words alone that begins there, and the index of the word behind it.
  func longest(_ words: [SpokenWord], at start: Int, before end: Int) -> (row: Int, end: Int)? {
    guard start < end, openingBits.hasAny(words[start].bits) else { return nil }
    return words.withUnsafeBufferPointer { longest($0, at: start, before: end) }
  }

  private func longest(
    _ words: UnsafeBufferPointer<SpokenWord>, at start: Int, before end: Int
  ) -> (row: Int, end: Int)? {
    var best: (row: Int, end: Int)?
    let second = start + 1 < end ? words[start + 1].bits : .anything
    forEachKey(of: words[start]) { key in
      guard let group = openings.groups[key] else { return }
      let before = best?.end ?? start
      for entry in group.entries where entry.needs.mayBegin(before: second) {
        // Of the longest rows of a group, the upper one counts.
        guard let reached = rows[entry.row].endOfWords(words, start..<end), reached > before,
          best.map({ reached > $0.end || reached == $0.end && entry.row < $0.row }) ?? true
        else { continue }
        best = (entry.row, reached)
      }
    }
    return best
  }

  /// Returns the longest row of words alone that begins at an offset of a line, and the offset behind it and white
  /// space.
  func longest(_ bytes: Bytes, at start: Int) -> (row: Int, end: Int)? {
    guard start < bytes.count, bytes[start].isLetter else { return nil }
    let first = SpokenWord.word(bytes, at: start, before: bytes.count, spelling)
    let opening = first.isContraction ? spelling.expansion(of: first.key)?.0 ?? first.key : first.key
    guard openings.groups[opening.value] != nil || first.hasColon && openings.groups[first.key.withColon.value] != nil
    else { return nil }
    return withUnsafeTemporaryAllocation(of: SpokenWord.self, capacity: PhraseRows.mostWordsOfPrefix + 1) { room in
      var count = first.write(to: room, at: 0, spelling)
      func take(_ most: Int) {
        var here = bytes.skippingSpace(from: Int(room[count - 1].end))
        while count < most, here < bytes.count, bytes[here].isWord {
          let word = SpokenWord.word(bytes, at: here, before: bytes.count, spelling)
          count += word.write(to: room, at: count, spelling)
          here = bytes.skippingSpace(from: Int(room[count - 1].end))
        }
      }
      // Two words rule out most rows, and so limit the number of words to look at.
      take(2)
      let reach = reach(of: UnsafeBufferPointer(room), before: count)
      guard reach > 0 else { return nil }
      take(min(reach, PhraseRows.mostWordsOfPrefix))
      guard let (row, reached) = longest(UnsafeBufferPointer(room), at: 0, before: count) else { return nil }
      let last = room[reached - 1]
      let end = bytes.skippingSpace(from: Int(last.end))
      guard bytes.isPhraseEnd(Int(last.end)) else { return nil }
      return (row, last.hasColon ? bytes.skippingSpace(from: end + 1) : end)
    }
  }

  /// The number of words to look at before an item.
  private static var mostWordsOfPrefix: Int { 10 }

  /// The number of words in the longest row that may begin with the first two of some words; 0 if there is none.
  private func reach(of words: UnsafeBufferPointer<SpokenWord>, before end: Int) -> Int {
    let second = end > 1 ? words[1].bits : .anything
    var reach = 0
    forEachKey(of: words[0]) { key in
      guard let group = openings.groups[key] else { return }
      for entry in group.entries where entry.needs.mayBegin(before: second) {
        reach = max(reach, rows[entry.row].pieces.count)
      }
    }
    return reach
  }

  /// The keys by which rows have a word: by itself, and with its colon.
  @inline(__always)
  private func forEachKey(of word: SpokenWord, _ body: (UInt64) -> Void) {
    body(word.key.value)
    if word.hasColon { body(word.key.withColon.value) }
  }
}
