import Agenda

/// Two clauses, of which one tells a moment and the other why.
extension LineReader {
  /// `in an hour, got customers`, behind a reminder: the time of the next one, and the reason.
  func snoozed(_ parts: [Range<Int>]) -> Act? {
    // `he's still asleep, 15 min`
    if readingState.context.reference == .reminder, parts.count == 2, tells(parts[..<1]), let moment = moment(parts[1]),
      moment.recurrence == nil, !moment.isSpan, moment.hasTime || moment.seconds != nil
    {
      return .moment(moment)
    }
    guard readingState.context.reference == .reminder, parts.count == 2,
      let moment = moment(parts[0]), moment.hasTime, moment.recurrence == nil, !moment.isSpan,
      tells(parts[1...]) || isParticiple(parts[1].lowerBound)
    else { return nil }
    return .moment(moment)
  }

  /// `monday, they're full friday`: the new moment, and the reason.
  func amended(_ parts: [Range<Int>]) -> Act? {
    guard readingState.context.reference != .reminder, parts.count == 2, let moment = moment(withoutEnd(parts[0])),
      moment.saysDay || moment.hasTime, moment.recurrence == nil, !moment.isSpan,
      parts[1].contains(where: { readingState.words[$0].isIn(.thirdPerson) }),
      !parts[1].contains(where: { readingState.words[$0].isIn(.firstPerson) || readingState.words[$0].isIn(.needing) })
    else { return nil }
    return .correction(moment)
  }
}
