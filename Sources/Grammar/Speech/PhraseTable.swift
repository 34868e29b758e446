/// Phrases and what they mean, found by the first word they tell. A line that begins none costs one look-up a word.
///
/// A class, for a table is large, and what asks it copies it otherwise.
final class PhraseTable<Meaning: Sendable>: Sendable {
  private let rows: Permanent<PhraseRow>
  private let meanings: [Meaning]
  /// Groups of rows by each word they can begin with.
  private let openings: WordMap
  /// Groups of rows that begin with a slot, by each word that can follow it.
  private let anchors: WordMap
  private let groups: Permanent<Group>
  /// As many slots as the row with the most has.
  let mostSlots: Int

  /// Rows that begin with the same word, or have it behind their first slot.
  private struct Group: Sendable {
    var entries: Permanent<Entry>
    /// As many words as its longest row has.
    var reach: Int
  }

  /// A row of a group, with what it needs beside it.
  private struct Entry: Sendable {
    var row: Int
    var needs: PhraseNeeds
  }

  init(_ phrases: [(phrase: String, meaning: Meaning)]) {
    let rows = phrases.map { PhraseRow($0.phrase) }
    var (openings, anchors) = ([UInt64: Int32](), [UInt64: Int32]())
    var groups: [[Entry]] = []
    func add(_ row: Int, by words: [UInt64], to index: inout [UInt64: Int32]) {
      let entry = Entry(row: row, needs: PhraseNeeds(rows[row]))
      for word in Set(words) {
        let group = index[word] ?? Int32(groups.count)
        if group == groups.count { groups.append([]) }
        index[word] = group
        groups[Int(group)].append(entry)
      }
    }
    for (index, row) in rows.enumerated() {
      if row.beginsWithSlot {
        add(index, by: row.leadingWords(from: row.leadingSlots.count), to: &anchors)
        if row.pieces[0].isOptional { add(index, by: row.leadingWords(from: 1), to: &openings) }
      } else {
        add(index, by: row.leadingWords(), to: &openings)
      }
    }
    self.rows = Permanent(rows)
    meanings = phrases.map(\.meaning)
    self.groups = Permanent(
      groups.map { entries in
        Group(entries: Permanent(entries), reach: entries.map { rows[$0.row].pieces.count }.max() ?? 0)
      })
    mostSlots = rows.map { row in row.pieces.count { $0.slot != nil } }.max() ?? 0
    self.openings = WordMap(openings.map { ($0.key, $0.value) })
    self.anchors = WordMap(anchors.map { ($0.key, $0.value) })
  }
}

extension PhraseTable {
  /// The meanings of those words, all of them: the row that tells most of them first, of equals the one above.
  ///
  /// - Parameter byNeeds: whether rows are left out that need words which are not there, as those can't read.
  func matches(_ words: [SpokenWord], _ range: Range<Int>, byNeeds: Bool = true) -> [PhraseMatch<Meaning>] {
    guard let first = range.first, let last = range.last else { return [] }
    return words.withUnsafeBufferPointer { words in
      var found: [PhraseMatch<Meaning>] = []
      let told = range.reduce(into: WordBits.anything) { $0.add(WordBits(words[$1])) }
      let ending = WordBits(words[last])
      let following = first < last && !words[first + 1].isAside ? WordBits(words[first + 1]) : .everything
      func mayRead(_ entry: Entry, _ second: WordBits) -> Bool {
        !byNeeds || entry.needs.areMet(by: told, second: second, last: ending, count: range.count)
      }
      for group in opened(by: words[first], in: openings) {
        for entry in group.entries where mayRead(entry, following) { addOpening(entry.row, words, range, to: &found) }
      }
      for anchor in range.dropFirst() {
        for group in opened(by: words[anchor], in: anchors) {
          for entry in group.entries where mayRead(entry, .everything) {
            addAnchored(entry.row, at: anchor, words, range, to: &found)
          }
        }
      }
      if found.count > 1 { found.sort { ($1.weight, $0.row) < ($0.weight, $1.row) } }
      return found
    }
  }

  /// The meanings alone.
  func meanings(_ words: [SpokenWord], _ range: Range<Int>) -> [Meaning] { matches(words, range).map(\.meaning) }

  /// Adds a row that begins with the first word, if all words read as it.
  private func addOpening(
    _ row: Int, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>, to found: inout [PhraseMatch<Meaning>]
  ) {
    guard let second = rows[row].slotBehindSlot else {
      var walk = PhraseWalk(rows[row], words, before: range.upperBound)
      if walk.reads(from: 0, at: range.lowerBound) { add(row, walk, to: &found) }
      return
    }
    // Two slots part at a colon, if there is one.
    let hasColon = range.dropFirst(2).contains { words[$0 - 1].hasColon }
    for part in range.dropFirst(2) where !hasColon || words[part - 1].hasColon {
      // No walk can succeed where the second slot cannot hold what is left.
      let rest = rows[row].endsInTwoSlots ? part..<range.upperBound : part..<part + 1
      guard second.mayHold(rest, of: words) else { continue }
      var walk = PhraseWalk(rows[row], words, before: range.upperBound, parting: part)
      if walk.reads(from: 0, at: range.lowerBound) { add(row, walk, to: &found) }
    }
  }

  /// Adds a row that begins with a slot and has that word behind it, if all words read as it.
  private func addAnchored(
    _ row: Int, at anchor: Int, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>,
    to found: inout [PhraseMatch<Meaning>]
  ) {
    let leading = rows[row].leadingSlots
    var walk = PhraseWalk(rows[row], words, before: range.upperBound)
    guard let slot = leading.first, walk.reads(from: leading.count, at: anchor) else { return }
    guard leading.count > 1 else {
      walk.fill(slot, range.lowerBound..<anchor)
      return add(row, walk, to: &found)
    }
    // `the dentist friday instead of thursday`: what each of the two takes is for what it holds to say.
    for part in range.dropFirst() where part < anchor && leading[1].mayBegin(with: words[part]) {
      var both = walk
      both.fill(leading[1], part..<anchor)
      both.fill(slot, range.lowerBound..<part)
      add(row, both, to: &found)
    }
  }

  private func add(_ row: Int, _ walk: PhraseWalk, to found: inout [PhraseMatch<Meaning>]) {
    guard walk.mayHold else { return }
    if found.isEmpty { found.reserveCapacity(4) }
    found.append(PhraseMatch(meaning: meanings[row], slots: walk.slots, weight: walk.weight, row: row))
  }

  /// The longest row of words alone that begins there, and the word behind it.
  func longest(_ words: [SpokenWord], at start: Int, before end: Int) -> (meaning: Meaning, end: Int)? {
    guard start < end else { return nil }
    var best: (row: Int, end: Int)?
    for group in opened(by: words[start], in: openings) {
      for entry in group.entries {
        guard let reached = rows[entry.row].endOfWords(words, start..<end), reached > best?.end ?? start else {
          continue
        }
        best = (entry.row, reached)
      }
    }
    return best.map { (meanings[$0.row], $0.end) }
  }

  /// The longest row of words alone that begins at an offset of a line, and the offset behind it and white space.
  func longest(_ bytes: Bytes, at start: Int) -> (meaning: Meaning, end: Int)? {
    guard start < bytes.count, bytes[start].isLetter else { return nil }
    let first = SpokenWord.word(bytes, at: start, before: bytes.count)
    let opening = English.expansion(of: first.key)?.0 ?? first.key
    let reach = max(reach(of: opening), first.hasColon ? reach(of: first.key.withColon) : 0)
    guard reach > 0 else { return nil }
    var words: [SpokenWord] = []
    words.reserveCapacity(reach + 1)
    func add(_ word: SpokenWord) {
      words.append(word)
      word.expand(in: &words)
    }
    add(first)
    var here = bytes.skippingSpace(from: Int(first.end))
    while words.count < min(reach, 8), here < bytes.count, bytes[here].isWord {
      add(SpokenWord.word(bytes, at: here, before: bytes.count))
      here = bytes.skippingSpace(from: Int(words[words.count - 1].end))
    }
    guard let (meaning, reached) = longest(words, at: 0, before: words.count) else { return nil }
    let last = words[reached - 1]
    let end = bytes.skippingSpace(from: Int(last.end))
    guard bytes.isPhraseEnd(Int(last.end)) else { return nil }
    return (meaning, last.hasColon ? bytes.skippingSpace(from: end + 1) : end)
  }

  /// As many words as the longest row has that may begin with that one; 0 where none does.
  private func reach(of opening: WordKey) -> Int { openings[opening.value].map { groups[Int($0)].reach } ?? 0 }

  /// The groups of a word: by itself, and with its colon.
  @inline(__always)
  private func opened(by word: SpokenWord, in index: borrowing WordMap) -> Groups {
    let own = index[word.key.value].map { groups[Int($0)] }
    let marked = word.hasColon ? index[word.key.withColon.value].map { groups[Int($0)] } : nil
    return Groups(first: own ?? marked, second: own == nil ? nil : marked)
  }

  /// Two groups at most.
  private struct Groups: Sequence, IteratorProtocol {
    var first: Group?
    var second: Group?

    @inline(__always)
    mutating func next() -> Group? {
      defer { (first, second) = (second, nil) }
      return first
    }
  }
}
