import Agenda

/// Reads one line: everything it can mean, in the order in which that is to be tried.
struct LineReader {
  let lens: Lens
  let bytes: Bytes
  /// Whether it is the message's first, which alone can answer or act on something earlier.
  let isFirst: Bool
  let draft: DraftLine
  /// The line without the spaces, full stops and exclamation marks at its end.
  let core: Range<Int>

  init(_ bytes: Bytes, draft: DraftLine, isFirst: Bool, lens: Lens) {
    self.lens = lens
    self.bytes = bytes
    self.draft = draft
    self.isFirst = isFirst
    var end = bytes.count
    while end > 0, bytes[end - 1].isSpace || bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "!")
    {
      end -= 1
    }
    core = Carrier.droppingThanks(bytes, 0..<end, isBare: true)
  }

  func line() -> Message.Line {
    let text = lens.text(of: bytes)
    if let (invocation, arguments) = markedInvocation() {
      lens.lex(bytes)
      let expressions = lens.phrases(bytes, to: bytes.count, barriers: [0..<arguments])
      return Message.Line(text: text, readings: [.command(invocation)], expressions: expressions)
    }
    var outcome = SmartAdd(bytes, lens: lens).outcome()
    belong(&outcome)
    let readings = draft.isListed ? [.item(outcome.item)] : readings(outcome)
    return Message.Line(text: text, readings: readings, expressions: outcome.expressions)
  }

  /// What the header above says of the item.
  private func belong(_ outcome: inout SmartAdd.Outcome) {
    if let list = draft.list, outcome.item.list == nil { outcome.item.list = list }
    if let day = draft.day, outcome.item.due == nil, outcome.item.start == nil, outcome.item.kind == .todo {
      outcome.item.due = day
    }
    // Below `Sat:`, `gym at 9` is on Saturday, while `call bob monday` keeps its own day.
    if let day = draft.day, let due = outcome.item.due, due.time != nil, due.zone == nil,
      outcome.item.recurrence == nil, outcome.expressions.first?.saysDay == false
    {
      outcome.item.due = When(day.date, due.time)
    }
  }

  private func readings(_ outcome: SmartAdd.Outcome) -> [Reading] {
    // What has a note is kept, whatever its words would be without it.
    if outcome.item.note != nil, !(isFirst && bytes.starts(with: "//", at: 0)) { return noted(outcome) }
    var readings: [Reading] = []
    let whole = wholeMoment(outcome)
    if isFirst { early(&readings, whole) }
    if lens.context.isPrivate, let invocation = bareInvocation(), isFirst || !actsOnEarlier(invocation) {
      readings.append(.command(invocation))
    }
    if isFirst, lens.context.reference == nil, whole == nil, let act = act(nil), act != .no {
      readings.append(.act(act))
    }
    if let whole {
      readings.append(.moment(whole))
      return readings
    }
    if !readings.isEmpty, isOnlyAct(readings) { return readings }
    if let act = plainAct(outcome) { readings.append(.plainAct(act)) }
    if let chatter = chatter(), isFirst || !isMarkedQuestion {
      readings.append(.chatter(chatter))
      return readings
    }
    if let question = question(outcome) {
      readings.append(.question(question))
      if isMarkedQuestion { return readings }
    }
    readings.append(.item(outcome.item))
    return readings
  }

  /// Whether a bare command is an act on what was spoken of earlier, as `done` alone is.
  private func actsOnEarlier(_ invocation: Invocation) -> Bool { invocation.arguments.isEmpty && act(nil) == .done }

  private func noted(_ outcome: SmartAdd.Outcome) -> [Reading] {
    guard lens.context.isPrivate, let invocation = bareInvocation() else { return [.item(outcome.item)] }
    return [.command(invocation), .item(outcome.item)]
  }

  /// An answer to what was asked, and an act on what was replied to.
  private func early(_ readings: inout [Reading], _ whole: Expression?) {
    if !lens.context.choices.isEmpty, let answer = answer() { readings.append(.answer(answer)) }
    guard let reference = lens.context.reference, let act = act(whole ?? loneMoment) else { return }
    if case .moment = act, !lens.context.referenceIsExplicit, reference != .reminder, isBareDayWord { return }
    readings.append(.act(act))
  }

  /// The moment that a single word is, as an answer: `evening`, `tom`.
  private var loneMoment: Expression? {
    guard core.count <= 12, let first = bytes.first, first.isLetter, !bytes[core].contains(where: \.isSpace) else {
      return nil
    }
    return lens.whole(bytes.line(core))
  }

  /// Whether what was found leaves no room for an item: a command or an act that takes the whole line.
  private func isOnlyAct(_ readings: [Reading]) -> Bool {
    readings.contains { reading in
      switch reading {
      case .command, .act: true
      default: false
      }
    }
  }

  /// The date, time or duration that the line is, if it is nothing else.
  private func wholeMoment(_ outcome: SmartAdd.Outcome) -> Expression? {
    guard bytes.count <= 96, !core.isEmpty else { return nil }
    switch outcome.expressions.count {
    case 0: return nil
    case 1:
      let range = outcome.expressions[0].range
      if range.lowerBound == 0, range.upperBound >= core.upperBound {
        return isActivity ? nil : outcome.expressions[0]
      }
      guard range.count * 2 >= core.count else { return nil }
    default:
      guard outcome.expressions.reduce(0, { $0 + $1.range.count }) * 2 >= core.count else { return nil }
    }
    return isActivity ? nil : lens.whole(bytes.line(core))
  }

  /// Whether a meal is what is planned: `dinner friday` is a dinner; `lunch` alone, as an answer, its hour.
  private var isActivity: Bool {
    bytes[core].contains(where: \.isSpace) && PhraseCut.activity(in: core, of: bytes) != nil
  }

  /// Whether the line is `today` or `tomorrow` and nothing else, which is a list's name too.
  private var isBareDayWord: Bool {
    bytes.phrase("today", at: 0) == core.upperBound || bytes.phrase("tomorrow", at: 0) == core.upperBound
      || bytes.phrase("tomorrow", at: 0) == bytes.count || bytes.phrase("today", at: 0) == bytes.count
  }

  /// Whether the line ends in a question mark.
  var isMarkedQuestion: Bool {
    guard let last = bytes[core].last, last == UInt8(ascii: "?") else { return false }
    var start = core.upperBound
    while start > 0, !bytes[start - 1].isSpace { start -= 1 }
    // The query of a link may be empty.
    return !bytes.starts(with: "http", at: start)
  }
}
