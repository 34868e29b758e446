/// The rows of a phrase table, whatever their meanings, indexed by their first word. A line that begins none costs one
/// look-up a word. All tables share this code.
///
/// It is a class, because tables have many rows and their readers would copy them otherwise.
final class PhraseRows: Sendable {
  private let rows: Permanent<PhraseRow>
  /// Groups of rows by each word they can begin with.
  private let openings: WordTable<Group>
  /// The bits of the words that rows can begin with: if the table is small, most words have none of them.
  private let openingBits: WordBits
  /// Groups of rows that begin with a slot, by each word that can follow it.
  private let anchors: WordTable<Group>
  /// The number of slots in the row with the most.
  let mostSlots: Int
  /// The spelling rules of the table's language.
  private let spelling: SpellingRules

  /// Rows that begin with the same word, or have it behind their first slot.
  private struct Group: Sendable {
    let shelves: Permanent<Shelf>
    /// The rows of all shelves.
    let entries: Permanent<Entry>

    /// Calls a function with the rows that words may match, in no order; with all rows unless `byNeeds` is true.
    @inline(__always)
    func forEachRow(_ told: ToldWords, byNeeds: Bool, _ body: (Int) -> Void) {
      for shelf in shelves where !byNeeds || told.all.hasAny(shelf.rarest) {
        for entry in shelf.entries where !byNeeds || entry.needs.areMet(by: told) { body(entry.row) }
      }
    }
  }

  /// The rows of a group that need one of the same words, which few rows need.
  private struct Shelf: Sendable {
    let rarest: WordBits
    let entries: Permanent<Entry>
  }

  /// A row of a group, with its needs.
  private struct Entry: Sendable {
    let row: Int
    /// The number of its words.
    let reach: Int
    let needs: PhraseNeeds
  }

  /// A row, by a word that it can begin with.
  private struct Reference: Comparable {
    let word: UInt64
    let row: Int
    let rarest: WordBits

    static func < (a: Reference, b: Reference) -> Bool {
      a.word == b.word ? (a.rarest, a.row) < (b.rarest, b.row) : a.word < b.word
    }
  }

  init(_ phrases: [String], _ spelling: SpellingRules) {
    let rows = phrases.map { PhraseRow($0, spelling) }
    var needed: [UInt64] = []
    for row in rows { row.addNeededWords(to: &needed) }
    let uses = WordTable(needed.sorted().stretches(==).map { ($0[$0.startIndex], $0.count) })
    var (openings, anchors) = ([Reference](), [Reference]())
    for (place, row) in rows.enumerated() {
      let rarest = row.rarestWords(uses)
      func add(_ words: [UInt64], to references: inout [Reference]) {
        for word in words { references.append(Reference(word: word, row: place, rarest: rarest)) }
      }
      if row.beginsWithSlot {
        add(row.leadingWords(from: row.leadingSlots.count), to: &anchors)
        if row.pieces[0].isOptional { add(row.leadingWords(from: 1), to: &openings) }
      } else {
        add(row.leadingWords(), to: &openings)
      }
    }
    let entries = rows.enumerated().map { place, row in
      Entry(row: place, reach: row.pieces.count, needs: PhraseNeeds(row))
    }
    self.spelling = spelling
    self.rows = Permanent(rows)
    mostSlots = rows.map { row in row.pieces.count { $0.slot != nil } }.max() ?? 0
    self.openings = PhraseRows.groups(openings, entries)
    openingBits = openings.reduce(into: .none) { $0.add(WordBits($1.word)) }
    self.anchors = PhraseRows.groups(anchors, entries)
  }

  /// The groups of rows by the words that they can begin with: a row stands once in the group of each word.
  private static func groups(_ references: [Reference], _ entries: [Entry]) -> WordTable<Group> {
    let references = references.sorted().stretches(==).map { $0[$0.startIndex] }
    let rows = Permanent(references.map { entries[$0.row] })
    let shelves = references.stretches { $0.word == $1.word && $0.rarest == $1.rarest }
    let kept = Permanent(
      shelves.map { Shelf(rarest: references[$0.startIndex].rarest, entries: rows.part($0.indices)) })
    let groups = shelves.stretches { references[$0.startIndex].word == references[$1.startIndex].word }
    return WordTable(
      groups.map { group in
        let (first, last) = (group[group.startIndex].startIndex, group[group.endIndex - 1].endIndex)
        return (references[first].word, Group(shelves: kept.part(group.indices), entries: rows.part(first..<last)))
      })
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
      forEachGroup(of: words[first], in: openings) { group in
        group.forEachRow(told, byNeeds: byNeeds) { addOpening($0, words, range, to: &found) }
      }
      for anchor in range.dropFirst() {
        forEachGroup(of: words[anchor], in: anchors) { group in
          told.begin(behind: anchor, of: words)
          group.forEachRow(told, byNeeds: byNeeds) { addAnchored($0, at: anchor, words, range, to: &found) }
        }
      }
      if found.count > 1 { found.sort { ($1.weight, $0.row) < ($0.weight, $1.row) } }
      return found
    }
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
    forEachGroup(of: words[start], in: openings) { group in
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
    guard openings[opening.value] != nil || first.hasColon && openings[first.key.withColon.value] != nil
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
    forEachGroup(of: words[0], in: openings) { group in
      for entry in group.entries where entry.needs.mayBegin(before: second) { reach = max(reach, entry.reach) }
    }
    return reach
  }

  /// The groups of a word: by itself, and with its colon.
  @inline(__always)
  private func forEachGroup(of word: SpokenWord, in index: WordTable<Group>, _ body: (Group) -> Void) {
    if let own = index[word.key.value] { body(own) }
    if word.hasColon, let marked = index[word.key.withColon.value] { body(marked) }
  }
}
