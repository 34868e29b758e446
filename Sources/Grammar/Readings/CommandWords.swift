import Agenda
import Civil

/// Commands: marked by `!` or `/`, or in a private conversation a bare word that can only be a command.
extension LineReader {
  /// Returns the command behind a mark, and the start of its arguments. `!1` and `/etc/hosts` are none.
  func markedInvocation() -> (Invocation, arguments: Int)? {
    guard let first = bytes.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "/"), bytes.count > 1,
      bytes[1].isLetter
    else { return nil }
    let end = bytes.endOfWord(from: 1)
    var behind = end
    // Telegram names the bot that is meant: `/today@nuthatch`.
    if behind < bytes.count, bytes[behind] == UInt8(ascii: "@") {
      behind = bytes.endOfChunk(from: behind)
    } else {
      while behind < bytes.count, CommandMark.ends(bytes[behind]) { behind += 1 }
    }
    guard behind >= bytes.count || bytes[behind].isSpace else { return nil }
    let arguments = bytes.trimmed(min(behind, bytes.count)..<bytes.count)
    let invocation = Invocation(word: bytes.string(1..<end).lowercased(), arguments: bytes.string(arguments))
    return (invocation, arguments.lowerBound)
  }

  /// Returns the command of a line without a mark: its word stands alone, or the words behind it are its arguments.
  func bareInvocation() -> Invocation? {
    guard let first = bytes.first, first.isLetter else { return nil }
    if let invocation = addressAlone() ?? eventAlone() { return invocation }
    let start = bytes.phrase(language.bareCommandWords.polite, at: 0) ?? 0
    if let invocation = bareInvocation(at: start) { return invocation }
    guard language.bareCommandWords.lettersBeforeCommands.contains(first) else { return nil }
    // `show my lists`, `show me tomorrow`
    for prefix in language.bareCommandWords.beforeCommands {
      guard let rest = bytes.phrase(prefix, at: start) else { continue }
      let end = bytes.endOfWord(from: rest)
      // `show my calendar` asks what is on it.
      guard end == core.upperBound, !bytes.matches(language.bareCommandWords.calendarWord, in: rest..<end) else {
        return nil
      }
      return bareInvocation(at: rest)
    }
    return nil
  }

  /// Returns the same if the command needs no mark: in private, and everywhere if it has a code. A code that others can
  /// read has to be revoked.
  func bareCommand() -> Invocation? {
    guard let invocation = bareInvocation() else { return nil }
    return readingState.context.isPrivate || CommandMark.isCode(invocation.arguments.utf8) ? invocation : nil
  }

  private func bareInvocation(at start: Int) -> Invocation? {
    guard start < core.upperBound else { return nil }
    guard let (word, name, end) = spelledCommand(at: start) ?? command(at: start) else { return nil }
    let isWhole = name == word.names.first
    var last = core.upperBound
    while last > end, bytes[last - 1] == UInt8(ascii: "?") || bytes[last - 1].isSpace { last -= 1 }
    guard last > end else {
      // `edit`, `proofread`, `send`, each on a line, are things to do.
      let isAlone = isWhole && !readingState.presence.hasLineEnds
      // `ta` is thanks, and the short name of a command.
      let isThanks = !isWhole && start == core.lowerBound && chatter() != nil
      return end - start > 1 && !isThanks && (isAlone || word.bare.contains(.nothing))
        ? Invocation(word: name, isMarked: false) : nil
    }
    guard bytes[end].isSpace else { return nil }
    let rest = bytes.trimmed(end..<last)
    // An alias is too short for words behind it to be the command's: `wo warst du`.
    guard takes(isWhole ? word.bare : word.bare.subtracting([.words]), rest) else { return nil }
    return Invocation(word: name, arguments: bytes.string(rest), isMarked: false)
  }

  /// The command for the address of a calendar or of contacts that stands alone.
  private func addressAlone() -> Invocation? {
    let address = bytes.line(core)
    guard readingState.presence.has(":"), CommandMark.isAddress(address), CommandMark.isOfDocument(address),
      let word = readingState.reader.vocabulary.words.first(where: { $0.bare.contains(.address) }),
      let name = word.names.first
    else { return nil }
    return Invocation(word: name, arguments: bytes.string(core), isMarked: false)
  }

  /// The command for the number of a community event that stands alone.
  private func eventAlone() -> Invocation? {
    guard readingState.context.hasCommunity, bytes[core.lowerBound].lowered == UInt8(ascii: "c") else { return nil }
    var last = core.upperBound
    while last > core.lowerBound, bytes[last - 1] == UInt8(ascii: "?") || bytes[last - 1].isSpace { last -= 1 }
    guard case .listed? = ReferenceReader(bytes: bytes.line(core.lowerBound..<last), language: language).references(),
      let word = readingState.reader.vocabulary.words.first(where: { $0.bare.contains(.event) }),
      let name = word.names.first
    else { return nil }
    return Invocation(word: name, arguments: bytes.string(core.lowerBound..<last), isMarked: false)
  }

  /// The command that one word names, and the end of the word.
  private func command(at start: Int) -> (Vocabulary.Entry, name: String, end: Int)? {
    let end = bytes.endOfWord(from: start)
    guard end > start, let word = readingState.reader.vocabulary.word(bytes, start..<end) else { return nil }
    return (word, bytes.lowercased(start..<end), end)
  }

  /// The command with a name of several words: `not going`.
  private func spelledCommand(at start: Int) -> (Vocabulary.Entry, name: String, end: Int)? {
    guard language.bareCommandWords.lettersOfSpelled.contains(bytes[start]) else { return nil }
    let commands = language.bareCommandWords.spelledCommands
    for place in commands.indices {
      guard var end = bytes.phrase(commands[place].words, at: start), case let name = commands[place].name,
        let word = readingState.reader.vocabulary.words.first(where: { $0.names.contains(name) })
      else { continue }
      while end > start, bytes[end - 1].isSpace { end -= 1 }
      return (word, name, end)
    }
    return nil
  }

  /// True if only a command of these arguments would have that range behind it.
  private func takes(_ arguments: Set<Vocabulary.Argument>, _ range: Range<Int>) -> Bool {
    let rest = bytes.line(range)
    return arguments.contains { argument in
      switch argument {
      case .nothing, .event: false
      case .words: true
      case .numbers: ReferenceReader(bytes: rest, language: language).references() != nil
      case .moment: readingState.whole(rest) != nil
      case .numbersToMoment:
        CommandMark.parts(rest, at: language.bareCommandWords.toMoment).contains { left, right in
          isOwn(ReferenceReader(bytes: rest.line(left), language: language).references())
            && readingState.whole(rest.line(right)) != nil
        }
          // `due 12 dec` tells a date.
          && readingState.whole(rest).map { $0.saysDay && !$0.hasTime } != true
      case .textToList: endsInList(rest)
      case .numbersToList:
        CommandMark.parts(rest, at: language.bareCommandWords.toList).contains { left, _ in
          isOwn(ReferenceReader(bytes: rest.line(left), language: language).references())
        }
      case .handle: CommandMark.isHandle(rest, language)
      case .address: CommandMark.isAddress(rest)
      case .code: CommandMark.isCode(rest)
      case .hours: CommandMark.isHours(rest, language)
      case .oneOf(let words): words.contains { rest.matches($0, in: 0..<rest.count) }
      case .numbersToRecurrence:
        CommandMark.parts(rest, at: language.bareCommandWords.toRepeat).contains { left, _ in
          ReferenceReader(bytes: rest.line(left), language: language).references() != nil
        }
      case .numbersAndGuests:
        CommandMark.beforeGuests(rest).map {
          ReferenceReader(bytes: rest.line($0), language: language).references() != nil
        } ?? false
      case .list: isList(rest, 0..<rest.count) || language.bareCommandWords.wholeLists.contains(rest, 0..<rest.count)
      case .command: !rest.contains(where: \.isSpace) && isCommand(rest)
      case .zone: CommandMark.looksLikeZone(rest)
      }
    }
  }

  /// True if numbers are those of one's own things: `move c12 to 8pm` changes an event that the person has published.
  private func isOwn(_ name: ItemName?) -> Bool {
    if case .listed? = name { return !readingState.context.hasCommunity }
    return name != nil
  }

  private func isCommand(_ rest: Bytes) -> Bool {
    if case .found = readingState.reader.vocabulary.resolve(rest.string(0..<rest.count)) { return true }
    return false
  }

  /// True if it ends in `to` and a list: an existing one, one with the word `list`, or one that everybody has.
  private func endsInList(_ rest: Bytes) -> Bool {
    CommandMark.parts(rest, at: language.bareCommandWords.toList).contains { left, right in
      guard !left.isEmpty else { return false }
      // `to the grocery list please, and jam`
      var list = right.lowerBound..<(rest[right].firstIndex(of: UInt8(ascii: ",")) ?? right.upperBound)
      for word in language.bareCommandWords.polite where list.count > word.utf8CodeUnitCount + 1 {
        let start = list.upperBound - word.utf8CodeUnitCount
        if rest.phrase(word, at: start) != nil { list = rest.trimmed(list.lowerBound..<start) }
      }
      if isList(rest, list) { return true }
      guard list.upperBound == right.upperBound else { return false }
      return isNewList(rest, list)
    }
  }

  /// True if it may be the name of a new list: two words at most, without an article.
  private func isNewList(_ rest: Bytes, _ range: Range<Int>) -> Bool {
    let gaps = rest[range].reduce(0) { $0 + ($1.isSpace ? 1 : 0) }
    return range.count > 2 && gaps < 2
      && rest[range].allSatisfy { $0.isLetter || $0.isSpace || $0 == UInt8(ascii: "-") }
      && !language.bareCommandWords.noLists.contains(rest, lastWord(of: range, in: rest))
      && (gaps == 0
        || !isNoListBeginning(rest, range.lowerBound..<rest.endOfWord(from: range.lowerBound)))
      && readingState.whole(rest.line(range)) == nil
  }

  /// True if that word begins no list's name: `add a task to ring bob`.
  private func isNoListBeginning(_ rest: Bytes, _ word: Range<Int>) -> Bool {
    language.bareCommandWords.determiners.contains(rest, word)
      || language.clauseWords.errandVerbs.contains(rest, word)
  }

  private func isList(_ rest: Bytes, _ range: Range<Int>) -> Bool {
    var range = range
    for article in language.listWords.articlesOfLists {
      if let next = rest.phrase(article, at: range.lowerBound), next < range.upperBound {
        range = next..<range.upperBound
      }
    }
    if readingState.context.list(in: rest, range) != nil { return true }
    // `add a note to gp review: bring the med list`
    guard !rest[range].contains(UInt8(ascii: ":")) else { return false }
    let last = lastWord(of: range, in: rest)
    if last.lowerBound > range.lowerBound, rest.matches(language.listWords.listWord, in: last) { return true }
    return language.bareCommandWords.everydayLists.contains(rest, range)
  }

  private func lastWord(of range: Range<Int>, in rest: Bytes) -> Range<Int> {
    let before = rest[range].lastIndex { $0.isSpace }
    return (before.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }
}

/// The forms of arguments by which commands without a mark are recognized.
enum CommandMark {

  /// True if it is just a handle with its mark, perhaps with `off` behind it.
  static func isHandle(_ bytes: Bytes, _ language: LanguageGrammar) -> Bool {
    guard bytes.first == UInt8(ascii: "@"), bytes.count > 1 else { return false }
    let end = bytes.skippingSpace(from: bytes.endOfChunk(from: 1))
    return end >= bytes.count || bytes.phrase(language.bareCommandWords.off, at: end) == bytes.count
  }

  /// True if it is just a code.
  static func isCode(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count == LinkCode.length && bytes.contains(where: \.isDigit)
      && bytes.allSatisfy { LinkCode.letters.contains($0.lowered) }
  }

  /// True if it is just an address.
  static func isAddress(_ bytes: Bytes) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon + 3 < bytes.count,
      bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/")
    else { return false }
    return DocumentAddresses.schemes.contains(bytes.string(0..<colon).lowercased()) && !bytes.contains(where: \.isSpace)
  }

  /// True if the name of an address is one of a calendar or of contacts.
  static func isOfDocument(_ bytes: Bytes) -> Bool {
    let address = bytes.string(0..<bytes.count).lowercased()
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return DocumentAddresses.schemesOfCalendars.contains(String(address.prefix { $0 != ":" }))
      || DocumentAddresses.endings.contains(where: path.hasSuffix)
  }

  /// True if it is two times with a dash or `to` between them: `9-21`, `8am to 10pm`.
  static func isHours(_ bytes: Bytes, _ language: LanguageGrammar) -> Bool {
    guard let first = bytes.first, first.isDigit, bytes.count < 24, bytes[bytes.count - 1].isWord else { return false }
    let ends = language.listWords.toList.reduce(bytes.string(0..<bytes.count).lowercased()) {
      $0.replacing($1, with: "-")
    }.split(separator: "-", omittingEmptySubsequences: false)
    return ends.count == 2
      && ends.allSatisfy { end in
        end.first { $0 != " " }?.isNumber == true
          && end.allSatisfy { language.bareCommandWords.charactersOfHours.contains($0) }
      }
  }

  /// The range before a `+2` at the end; nil if it ends otherwise.
  static func beforeGuests(_ bytes: Bytes) -> Range<Int>? {
    guard let plus = bytes.lastIndex(of: UInt8(ascii: "+")), plus > 1, bytes[plus - 1].isSpace,
      (1...3).contains(bytes.count - plus - 1), bytes[(plus + 1)...].allSatisfy(\.isDigit)
    else { return nil }
    return bytes.trimmed(0..<plus - 1)
  }

  /// Punctuation that a command's word may carry.
  static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: ",")
  }

  /// The parts before and behind the last of these words.
  static func parts(_ bytes: Bytes, at words: [StaticString]) -> [(left: Range<Int>, right: Range<Int>)] {
    var here = bytes.count
    while here > 1 {
      here -= 1
      guard bytes[here - 1].isSpace else { continue }
      for word in words {
        guard let end = bytes.phrase(word, at: here), end < bytes.count else { continue }
        return [(bytes.trimmed(0..<here), bytes.trimmed(end..<bytes.count))]
      }
    }
    return []
  }

  /// True if it may be the name of a zone, a city or a country: at most three words, of letters only.
  static func looksLikeZone(_ bytes: Bytes) -> Bool {
    bytes.reduce(0) { $0 + ($1.isSpace ? 1 : 0) } < 3
      && bytes.allSatisfy {
        $0.isLetter || $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "+") || $0.isDigit || $0 == UInt8(ascii: ":")
      }
  }
}
