/// A word at the beginning of a line that adds something to the day that was asked about: `ok, put drinks at 8`.
enum BeforeAddition: Sendable {
  /// Takes the answer up: `great`.
  case answer
  case filler
  /// What follows is added.
  case adding
  /// The same behind an answer or with `then` at the end. Else it is something to do: `put the bins out at 8`.
  case addingBehindAnswer
  /// Itself part of what is added, behind an answer or with `then` at its end: `ok book a table at 7`.
  case naming
}

/// A thing that a line adds to the day that was asked about.
public struct BehindAnswer: Hashable, Sendable {
  /// The words for it, without those around it.
  public var thing: String
  /// True if the line says that it is then: `ok put lunch in then`.
  public var isThen: Bool
}

extension Reader {
  /// Returns the thing that a line adds right behind an answer about a day: of `ok, put drinks at 8`, `drinks at 8`. Nil
  /// if the line does not go on from an answer.
  public func addition(behindAnswer line: String) -> BehindAnswer? {
    guard let (start, isPut) = line.withBytes(startOfAddition) else { return nil }
    let words = line.utf8.dropFirst(start).split(separator: UInt8(ascii: " ")).map(Substring.init)
    // `put lunch with sam then`, `me in for the wedding then, 3pm`
    var kept = words.indices.filter { index in
      let isEnd = index == words.count - 1 || words[index].hasSuffix(",")
      let word = words[index].utf8.filter(\.isWord)
      return !isEnd || !language.itemWords.concluding.contains(WordKey(letters: word))
    }
    // `mia that day, all day`
    let day = words.indices.dropLast().first { index in
      let pair = " \(words[index]) \(words[index + 1].filter { $0 != "," })".lowercased()
      return language.reminderWords.thatDay.contains { $0.part == nil && $0.ending == pair }
    }
    if let day { kept.removeAll { day...day + 1 ~= $0 } }
    // `put lunch in then`
    if isPut, let last = kept.last, kept.count > 1, WordKey(words[last].lowercased()) == language.smallWords.in {
      kept.removeLast()
    }
    return BehindAnswer(
      thing: kept.map { String(words[$0]) }.joined(separator: " "), isThen: kept.count < words.count)
  }

  /// Returns the start of the thing, and true if it is put somewhere, rather than named.
  private func startOfAddition(_ bytes: Bytes) -> (start: Int, isPut: Bool)? {
    var here = 0
    var isAnswer = false
    let endsInThen = language.itemWords.concluding.contains(lastWordOf: bytes)
    while let (word, next) = language.phrases.beforeAdditions.longest(bytes, at: here), next < bytes.count {
      switch word {
      case .adding: return (next, false)
      case .addingBehindAnswer where !isAnswer && !endsInThen: return nil
      case .addingBehindAnswer:
        let rest = bytes.string(next..<bytes.count).lowercased().split(separator: " ").map { WordKey(String($0)) }
        // `ok put milk on the shopping list`
        if rest.contains(where: { $0 == language.smallWords.list }) { return nil }
        // `ok put the bins out at 8`
        return rest.contains(where: language.itemWords.behindPutting.contains) ? (here, false) : (next, true)
      case .naming: return isAnswer || endsInThen ? (here, false) : nil
      case .answer: isAnswer = true
      case .filler: break
      }
      here = next
      while here < bytes.count, ",.!".utf8.contains(bytes[here]) { here += 1 }
      here = bytes.skippingSpace(from: here)
    }
    // `great, dentist at 3 then`, while `great, talk then` is a goodbye
    return isAnswer && endsInThen && bytes.contains(where: \.isDigit) && here < bytes.count ? (here, false) : nil
  }
}
