import Agenda

/// A pasted ticket: a journey with its hours, its day, and the seat, a line each.
extension FormReader {
  /// Returns the journey on its day, with the lines about its seat as notes, and the other lines as items of their own;
  /// nil if the lines are no ticket.
  func ticket(_ parts: [LabelledLine]) -> [DraftLine]? {
    let journeys = parts.compactMap { part in journey(part).map { (part, $0) } }
    guard (2...10).contains(parts.count), journeys.count == 1, let (trip, hours) = journeys.first,
      case let days = parts.filter({ $0.range != trip.range && isDay($0) }), days.count == 1,
      let day = moment(in: days[0])
    else { return nil }
    var drafts = [DraftLine(range: trip.range)]
    var words = hours.text + Array(", ".utf8) + day.text + hours.note
    for part in parts where part.range != trip.range && part.range != days[0].range {
      if isOfTicket(part) {
        words += Array("\n// ".utf8) + bytes[part.range]
      } else {
        drafts.append(DraftLine(range: part.range))
      }
    }
    drafts[0].words = words
    for index in drafts.indices { drafts[index].isListed = true }
    return drafts
  }

  /// The words of a journey with its hours as a range, and its note; nil if a line is none, or tells a day.
  private func journey(_ part: LabelledLine) -> (text: [UInt8], note: [UInt8])? {
    guard part.label == nil, bytes.line(part.range).arrow(in: 0..<part.range.count) != nil,
      let joined = StrayTimes.joined(bytes.line(part.range), readingState.language)
    else {
      return nil
    }
    return joined.withUnsafeBufferPointer { line in
      let note = line.indices.first { line.starts(with: "//", at: $0) && line.isWordStart($0) } ?? line.count
      let found = readingState.phrases(in: line.line(0..<note))
      guard found.count == 1, case let hours = found[0].range, found[0].endTime != nil, !found[0].saysDay,
        found[0].problem == nil, (0..<note).contains(where: { !hours.contains($0) && line[$0].isLetter })
      else { return nil }
      return (Array(line[line.trimmed(0..<note)]), note < line.count ? [UInt8(ascii: " ")] + line[note...] : [])
    }
  }

  private func isDay(_ part: LabelledLine) -> Bool {
    guard part.label == nil || part.label == .date, let told = moment(in: part) else { return false }
    return told.isWhole && told.hasDay && !told.hasTime
  }

  /// True for `Seat: B24`, `Coach C`.
  private func isOfTicket(_ part: LabelledLine) -> Bool {
    let first = part.range.lowerBound..<bytes.endOfWord(from: part.range.lowerBound)
    return part.name != nil && part.label == nil || readingState.language.lineWords.onTickets.contains(bytes, first)
      || bytes[part.range].last == UInt8(ascii: "!")
  }
}
