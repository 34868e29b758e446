/// The addressee of a message. The handles at the ends name it, and are no part of the text.
struct Addressing {
  private let bytes: Bytes
  private let readingState: ReadingState

  init(bytes: Bytes, readingState: ReadingState) {
    self.bytes = bytes
    self.readingState = readingState
  }

  /// Returns the range of the text without its addressing, and whether the message is for the bot.
  ///
  /// A public message is for the bot only if it starts or ends with the bot's handle, apart from handles that a client
  /// copied.
  func body() -> (range: Range<Int>, isAddressed: Bool) {
    var range = bytes.trimmed(0..<bytes.count)
    var isAddressed = readingState.context.isPrivate
    if let end = textingPrefix(at: range.lowerBound) {
      range = min(end, range.upperBound)..<range.upperBound
      isAddressed = true
    }
    while let handle = leadingHandle(in: range) {
      isAddressed = isAddressed || handle.isBot
      range = handle.end..<range.upperBound
    }
    while let handle = trailingHandle(in: range) {
      isAddressed = isAddressed || handle.isBot
      range = range.lowerBound..<handle.start
    }
    if let end = calledName(at: range.lowerBound) { range = min(end, range.upperBound)..<range.upperBound }
    return (withoutSignature(bytes.trimmed(range)), isAddressed)
  }

  /// Returns the range without a letter's close and the name below it: `... Kind regards, Joan`.
  private func withoutSignature(_ range: Range<Int>) -> Range<Int> {
    guard readingState.context.isPrivate, range.count > 24, readingState.presence.hasEndsOfClauses,
      bytes[range].contains(where: \.endsClause)
    else { return range }
    var (start, words) = (range.upperBound, 0)
    while words < 4, range.upperBound - start < 48 {
      guard let word = bytes.wordBefore(start, in: range) else { return range }
      let behind = start
      start = word.lowerBound
      words += 1
      let isClose = readingState.language.lineWords.closes.contains(bytes, word)
      let isThanks = words > 1 && behind < bytes.count && bytes.isCapital(bytes.skippingMarks(from: word.upperBound))
      guard isClose || isThanks && readingState.language.lineWords.closingThanks.contains(bytes, word) else { continue }
      while let before = bytes.wordBefore(start, in: range),
        readingState.language.lineWords.besideCloses.contains(bytes, before)
      {
        start = before.lowerBound
      }
      var said = bytes.trimmed(range.lowerBound..<start)
      guard said.count > 8, let last = said.last, ".!?,;".utf8.contains(bytes[last]) else { return range }
      if bytes[last] != UInt8(ascii: "?") { said = bytes.trimmed(said.lowerBound..<last) }
      return said
    }
    return range
  }

  /// The end of `d nuthatch` or `dm nuthatch`, a text-message command of social networks.
  private func textingPrefix(at offset: Int) -> Int? {
    guard var here = bytes.phrase(readingState.language.lineWords.texting, at: offset) else { return nil }
    if here < bytes.count, bytes[here] == UInt8(ascii: "@") { here += 1 }
    let end = endOfHandle(from: here)
    return isBot(here..<end) ? skippingPunctuation(from: end) : nil
  }

  /// The end of the bot's bare name in front, as people call a person: `nuthatch, call bob`.
  private func calledName(at offset: Int) -> Int? {
    guard readingState.context.isPrivate, offset < bytes.count, bytes[offset].isLetter else { return nil }
    let call = bytes.phrase(readingState.language.lineWords.calls, at: offset)
    let start = call ?? offset
    if let said = calledAssistant(at: start, isCalled: call != nil) { return said }
    guard mayBeBot(at: start) else { return nil }
    let end = endOfHandle(from: start)
    guard end < bytes.count, isBot(start..<end) else { return nil }
    if bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: ":") { return bytes.skippingSpace(from: end + 1) }
    // `hey nuthatch add milk`; without the call it may be a bird.
    let next = bytes.skippingSpace(from: end)
    return call != nil && next < bytes.count && next > end && bytes[next].isLetter ? next : nil
  }

  /// The end of another assistant's name, called from habit: `hey siri, ...`, `alexa add milk`. Alone it may be a
  /// person's.
  private func calledAssistant(at offset: Int, isCalled: Bool) -> Int? {
    let end = bytes.endOfWord(from: offset)
    guard readingState.language.lineWords.assistants.contains(bytes, offset..<end) else { return nil }
    let next = skippingPunctuation(from: end)
    guard next > end, next < bytes.count else { return nil }
    return isCalled
      || readingState.language.lineWords.saidToAssistants.contains(bytes, next..<bytes.endOfWord(from: next))
      ? next : nil
  }

  private func leadingHandle(in range: Range<Int>) -> (end: Int, isBot: Bool)? {
    guard let start = range.first, bytes[start] == UInt8(ascii: "@") else { return nil }
    let end = endOfHandle(from: start + 1)
    guard let isBot = addressee(start + 1..<end) else { return nil }
    return (min(skippingPunctuation(from: skippingMarks(from: end)), range.upperBound), isBot)
  }

  private func trailingHandle(in range: Range<Int>) -> (start: Int, isBot: Bool)? {
    guard readingState.presence.has("@") else { return nil }
    let range = bytes.trimmed(range)
    var start = range.upperBound
    while start > range.lowerBound, !bytes[start - 1].isSpace { start -= 1 }
    guard start < range.upperBound, bytes[start] == UInt8(ascii: "@") else { return nil }
    // `buy milk @nuthatch!`
    let end = endOfHandle(from: start + 1)
    guard skippingMarks(from: end) >= range.upperBound, let isBot = addressee(start + 1..<end) else { return nil }
    return end == range.upperBound || isBot ? (start, isBot) : nil
  }

  /// True if the handle is the bot's; nil if it is neither the bot's nor a copied one.
  private func addressee(_ handle: Range<Int>) -> Bool? {
    if isBot(handle) { return true }
    return readingState.copiedHandles.contains(bytes.string(handle).lowercased()) ? false : nil
  }

  /// True if one of the bot's handles begins with the character there.
  private func mayBeBot(at offset: Int) -> Bool {
    readingState.context.handles.contains { $0.utf8.first?.lowered == bytes.lower(offset) }
  }

  private func isBot(_ handle: Range<Int>) -> Bool {
    readingState.context.handles.contains { own in
      guard own.utf8.first?.lowered == bytes.lower(handle.lowerBound) else { return false }
      return bytes.matches(own, in: handle) || isLocal(handle, of: own)
        || (!own.utf8.contains(UInt8(ascii: "@")) && isHosted(handle, as: own))
    }
  }

  /// True if the text has only the local part of that full handle.
  private func isLocal(_ handle: Range<Int>, of full: String) -> Bool {
    guard let at = full.utf8.firstIndex(of: UInt8(ascii: "@")), at > full.utf8.startIndex else { return false }
    return bytes.matches(String(full[..<at]), in: handle)
  }

  /// True if the text has that handle with a host behind it.
  private func isHosted(_ handle: Range<Int>, as local: String) -> Bool {
    guard let at = bytes[handle].firstIndex(of: UInt8(ascii: "@")) else { return false }
    return bytes.matches(local, in: handle.lowerBound..<at)
  }

  /// The end of a handle, with its host if it has one (`ann@example.org`), without the punctuation behind it.
  private func endOfHandle(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isHandle || bytes[end] == UInt8(ascii: "@") { end += 1 }
    while end > start, !bytes[end - 1].isWord, bytes[end - 1] != UInt8(ascii: "_") { end -= 1 }
    return end
  }

  /// Skips the marks of a call right behind it (`@nuthatch! buy milk`), but not those of a word (`!today`).
  private func skippingMarks(from start: Int) -> Int {
    var end = start
    while end < bytes.count, [UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: "?")].contains(bytes[end]) { end += 1 }
    return end == bytes.count || bytes[end].isSpace ? end : start
  }

  private func skippingPunctuation(from offset: Int) -> Int {
    var offset = bytes.skippingSpace(from: offset)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ":") { offset += 1 }
    return bytes.skippingSpace(from: offset)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isCapital(_ offset: Int) -> Bool { offset < count && self[offset] &- 65 < 26 }

  /// The offset behind marks and white space.
  fileprivate func skippingMarks(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset].isSpace || self[offset] == UInt8(ascii: ",") { offset += 1 }
    return offset
  }
}

extension UInt8 {
  /// True for the bytes that handles consist of on every network: letters, digits, `_`, `-`, `.`.
  @inline(__always)
  var isHandle: Bool {
    isWord || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
