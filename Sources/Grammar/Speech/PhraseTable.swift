/// Phrases and what they mean, found by the first word they tell. A line that begins none costs one look-up a word.
///
/// A class, for a table is large, and what asks it copies it otherwise.
final class PhraseTable<Meaning: Sendable>: Sendable {
  private let rows: [PhraseRow]
  private let meanings: [Meaning]
  /// Groups of rows by each word they can begin with.
  private let openings: WordMap
  /// Groups of rows that begin with a slot, by each word that can follow it.
  private let anchors: WordMap
  private let groups: [Group]

  /// Rows that begin with the same word, or have it behind their first slot.
  private struct Group: Sendable {
    var entries: [Entry] = []
    /// As many words as its longest row has.
    var reach = 0
  }

  /// A row of a group, with what it needs beside it.
  private struct Entry: Sendable {
    var row: Int
    var needs: PhraseNeeds
  }

  init(_ phrases: [(phrase: String, meaning: Meaning)]) {
    let rows = phrases.map { PhraseRow($0.phrase) }
    var (openings, anchors) = ([UInt64: Int32](), [UInt64: Int32]())
    var groups: [Group] = []
    func add(_ row: Int, by words: [UInt64], to index: inout [UInt64: Int32]) {
      let entry = Entry(row: row, needs: PhraseNeeds(rows[row]))
      for word in Set(words) {
        let group = index[word] ?? Int32(groups.count)
        if group == groups.count { groups.append(Group()) }
        index[word] = group
        groups[Int(group)].entries.append(entry)
        groups[Int(group)].reach = max(groups[Int(group)].reach, rows[row].pieces.count)
      }
    }
    for (index, row) in rows.enumerated() {
      if row.beginsWithSlot {
        add(index, by: row.leadingWords(from: row.leadingSlots), to: &anchors)
        if row.pieces[0].isOptional { add(index, by: row.leadingWords(from: 1), to: &openings) }
      } else {
        add(index, by: row.leadingWords(), to: &openings)
      }
    }
    self.rows = rows
    meanings = phrases.map(\.meaning)
    self.groups = groups
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
    var found: [PhraseMatch<Meaning>] = []
    var told = WordBits.none
    for index in range { told.add(WordBits(words[index])) }
    let ending = WordBits(words[last])
    let following = first < last && !words[first + 1].isAside ? WordBits(words[first + 1]) : nil
    words.withUnsafeBufferPointer { words in
      func candidates(_ word: SpokenWord, _ second: WordBits?, in index: borrowing WordMap, _ body: (Int) -> Void) {
        each(beginning: word, in: index) { entry in
          let mayRead = entry.needs.areMet(by: told, second: second, last: ending, count: range.count)
          if mayRead || !byNeeds { body(entry.row) }
        }
      }
      candidates(words[first], following, in: openings) { addOpening($0, words, range, to: &found) }
      for anchor in range.dropFirst() {
        candidates(words[anchor], nil, in: anchors) { addAnchored($0, at: anchor, words, range, to: &found) }
      }
    }
    if found.count > 1 { found.sort { ($1.weight, $0.row) < ($0.weight, $1.row) } }
    return found
  }

  /// Adds a row that begins with the first word, if all words read as it.
  private func addOpening(
    _ row: Int, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>, to found: inout [PhraseMatch<Meaning>]
  ) {
    guard let second = rows[row].slotBehindSlot else {
      var walk = PhraseWalk(rows[row], words, before: range.upperBound)
      if walk.reads(from: 0, at: range.lowerBound) { add(row, &walk, to: &found) }
      return
    }
    // Two slots part at a colon, if there is one.
    let hasColon = range.dropFirst(2).contains { words[$0 - 1].hasColon }
    for part in range.dropFirst(2)
    where (!hasColon || words[part - 1].hasColon) && second.mayBegin(with: words[part]) {
      var walk = PhraseWalk(rows[row], words, before: range.upperBound, parting: part)
      if walk.reads(from: 0, at: range.lowerBound) { add(row, &walk, to: &found) }
    }
  }

  /// Adds a row that begins with a slot and has that word behind it, if all words read as it.
  private func addAnchored(
    _ row: Int, at anchor: Int, _ words: UnsafeBufferPointer<SpokenWord>, _ range: Range<Int>,
    to found: inout [PhraseMatch<Meaning>]
  ) {
    let first = range.lowerBound
    let pieces = rows[row].pieces
    var walk = PhraseWalk(rows[row], words, before: range.upperBound)
    guard let slot = pieces[0].slot, walk.reads(from: rows[row].leadingSlots, at: anchor) else { return }
    guard rows[row].leadingSlots == 2, let second = pieces[1].slot else {
      return add(row, &walk, behind: [(slot, first..<anchor)], to: &found)
    }
    // `the dentist friday instead of thursday`: what each of the two takes is for what it holds to say.
    for part in range.dropFirst() where part < anchor && second.mayBegin(with: words[part]) {
      var both = walk
      add(row, &both, behind: [(slot, first..<part), (second, part..<anchor)], to: &found)
    }
  }

  private func add(
    _ row: Int, _ walk: inout PhraseWalk, behind leading: [PhraseWalk.Filled] = [],
    to found: inout [PhraseMatch<Meaning>]
  ) {
    if found.isEmpty { found.reserveCapacity(4) }
    found.append(
      PhraseMatch(meaning: meanings[row], slots: walk.filled(behind: leading), weight: walk.weight, row: row))
  }

  /// The longest row of words alone that begins there, and the word behind it.
  func longest(_ words: [SpokenWord], at start: Int, before end: Int) -> (meaning: Meaning, end: Int)? {
    guard start < end else { return nil }
    var best: (row: Int, end: Int)?
    each(beginning: words[start], in: openings) { entry in
      guard let reached = rows[entry.row].endOfWords(words, start..<end), reached > best?.end ?? start else { return }
      best = (entry.row, reached)
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

  @inline(__always)
  private func each(beginning word: SpokenWord, in index: borrowing WordMap, _ body: (Entry) -> Void) {
    if let group = index[word.key.value] { for entry in groups[Int(group)].entries { body(entry) } }
    if word.hasColon, let group = index[word.key.withColon.value] {
      for entry in groups[Int(group)].entries { body(entry) }
    }
  }
}
