import Agenda

/// Acts on a message of the bot's: `done`, `undo`, a number, a date, `no, wednesday`, `delete that`.
extension LineReader {
  /// - Parameter whole: the moment that the line is, if it is nothing else.
  func act(_ whole: Expression?) -> Act? {
    if let number = bareNumber { return .number(number) }
    if bytes.starts(with: "//", at: 0) {
      let note = bytes.trimmed(2..<bytes.count)
      return note.isEmpty ? nil : .note(bytes.string(note))
    }
    let isShort = core.count <= 64
    if isShort, let act = word() { return act }
    if isShort, let correction = correction() { return .correction(correction) }
    if let whole, whole.problem == nil { return .moment(whole) }
    return isShort ? postponement().map { .moment($0) } : nil
  }

  private func word() -> Act? {
    switch bytes.lower(0) {
    case UInt8(ascii: "d"):
      if isWhole([
        "done", "done it", "done that", "did it", "did that", "done this", "did that yesterday", "did it yesterday",
      ]) {
        return .done
      }
      return isWhole(["delete", "delete that", "delete it", "delete this"]) ? .delete : nil
    case UInt8(ascii: "a"): return isWhole(["all done", "already done", "already did it"]) ? .done : nil
    case UInt8(ascii: "o"):
      if isWhole(["oops undo", "oops, undo"]) { return .undo }
      return isWhole(["ok done", "ok, done", "okay done", "okay, done"]) ? .done : nil
    case UInt8(ascii: "y"):
      return isWhole(["yes done", "yes, done", "yep done", "yep, done", "yes i did", "yes, i did"]) ? .done : nil
    case UInt8(ascii: "f"): return isWhole(["finished", "finished it"]) ? .done : nil
    case UInt8(ascii: "i"):
      return isWhole(["i did", "i did it", "i did that", "it's done", "it is done", "i've done it", "is done"])
        ? .done : nil
    case UInt8(ascii: "c"):
      if isWhole(["complete", "completed", "complete it", "complete that"]) { return .done }
      return isWhole(["cancel that", "cancel it", "cancel this"]) ? .delete : nil
    case UInt8(ascii: "r"): return isWhole(["remove that", "remove it", "remove this"]) ? .delete : nil
    case UInt8(ascii: "u"): return isWhole(["undo", "undo that", "undo it"]) ? .undo : nil
    case UInt8(ascii: "n"): return isWhole(["no", "nope", "no no"]) ? .no : nil
    case UInt8(ascii: "m"): return isWhole(["more", "more please", "show more"]) ? .more : nil
    case UInt8(ascii: "s"):
      if isWhole(["stop nagging", "stop nagging me", "stop bugging me"]) { return .stopNagging }
      return isWhole(["show more", "show me more"]) ? .more : nil
    case 0xE2, 0xF0: return isTick ? .done : nil
    default: return nil
    }
  }

  /// Whether the line is a check mark.
  private var isTick: Bool {
    for tick: StaticString in ["\u{2705}", "\u{2714}", "\u{2713}", "\u{2611}"] where bytes.starts(with: tick, at: 0) {
      return bytes.count <= 6
    }
    return false
  }

  /// `no, wednesday`: the moment that was meant.
  private func correction() -> Expression? {
    let starts: [StaticString]
    switch bytes.lower(0) {
    case UInt8(ascii: "n"):
      starts = [
        "no wait,", "no, wait,", "no wait", "no, i meant", "no i meant", "no, i mean", "no, make it", "no,", "no",
        "nope,",
      ]
    case UInt8(ascii: "a"): starts = ["actually, make it", "actually make it", "actually,", "actually"]
    case UInt8(ascii: "i"): starts = ["i meant", "i mean"]
    case UInt8(ascii: "m"): starts = ["make it", "make that"]
    case UInt8(ascii: "w"): starts = ["wait,", "wait no,", "wait, no,"]
    case UInt8(ascii: "s"): starts = ["sorry, i meant", "sorry, i mean", "sorry, make it", "sorry,"]
    default: return instead()
    }
    return moment(behind: starts) ?? instead()
  }

  /// `thursday instead`
  private func instead() -> Expression? {
    let start = core.upperBound - 7
    guard start > 1, bytes.isSpace(start - 1), bytes.matches("instead", in: start..<core.upperBound) else { return nil }
    return lens.whole(bytes.line(bytes.trimmed(0..<start)))
  }

  /// `snooze 20 minutes`, `again tomorrow`: a moment, with the words that go with putting something off.
  private func postponement() -> Expression? {
    let starts: [StaticString]
    switch bytes.lower(0) {
    case UInt8(ascii: "r"): starts = ["remind me again", "remind me", "remind again", "reschedule it to"]
    case UInt8(ascii: "s"): starts = ["snooze it for", "snooze it until", "snooze it", "snooze for", "snooze"]
    case UInt8(ascii: "p"):
      starts = [
        "postpone it to", "postpone it until", "postpone to", "push it back to", "push it to", "put it off until",
      ]
    case UInt8(ascii: "m"): starts = ["move it to", "move that to", "move this to"]
    case UInt8(ascii: "c"): starts = ["change it to", "change that to"]
    case UInt8(ascii: "a"): starts = ["again"]
    default: return nil
    }
    return moment(behind: starts)
  }

  private func moment(behind starts: [StaticString]) -> Expression? {
    for start in starts {
      guard let rest = bytes.phrase(start, at: 0), rest < core.upperBound else { continue }
      guard let moment = lens.whole(bytes.line(rest..<core.upperBound)), moment.problem == nil else {
        continue
      }
      return moment
    }
    return nil
  }
}
