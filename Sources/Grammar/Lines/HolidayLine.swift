import Agenda
import Civil

/// A day and the holiday on it: `Thursday - Thanksgiving` is a todo with the holiday's name.
struct HolidayLine {
  let bytes: Bytes
  let readingState: ReadingState

  func read(_ draft: inout DraftLine) {
    guard draft.words == nil, draft.name == nil, let (day, name) = dayAndHoliday(draft.range) else { return }
    draft.words = Array(bytes[day])
    draft.name = bytes.string(name)
    draft.isListed = true
  }

  private func dayAndHoliday(_ line: Range<Int>) -> (day: Range<Int>, name: Range<Int>)? {
    guard line.count < 80, readingState.presence.has("-"),
      let dash = line.first(where: {
        bytes[$0] == UInt8(ascii: "-") && bytes.isSpace($0 - 1) && bytes.isSpace($0 + 1)
      })
    else { return nil }
    let (day, name) = (bytes.trimmed(line.lowerBound..<dash), bytes.trimmed(dash + 1..<line.upperBound))
    guard !day.isEmpty, !name.isEmpty, readingState.beginsWithHoliday(bytes.line(name)),
      let own = readingState.whole(bytes.line(day))?.date, own == readingState.whole(bytes.line(name))?.date
    else { return nil }
    return (day, name)
  }
}
