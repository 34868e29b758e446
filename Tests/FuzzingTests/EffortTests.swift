import Agenda
import Fuzzing
import Grammar
import Testing

/// The work on a message grows with its length, no faster, and ends where reading ends.
@Suite struct EffortTests {
  /// The number of steps for reading a text and its possible meanings.
  private func steps(_ text: String) -> Int {
    var reader = Understanding.reader()
    let effort = Effort()
    reader.effort = effort
    Understanding.of(text, by: reader)
    return effort.steps
  }

  @Test func `a byte takes so many steps at most, whatever a line repeats`() {
    for fragment in Fragments.all {
      let taken = steps(Fragments.message("", fragment, bytes: 2500))
      #expect(taken <= 30 * 2500, "\(fragment.debugDescription): \(taken) steps")
    }
  }

  @Test(arguments: Fragments.beginnings)
  func `a line four times as long behind a command is no more than some four times the work`(beginning: String) {
    for fragment in Fragments.marks {
      let (short, long) = (
        steps(Fragments.message(beginning, fragment, bytes: 250)),
        steps(Fragments.message(beginning, fragment, bytes: 1000))
      )
      #expect(long <= short * 5 + 10_000, "\((beginning + fragment).debugDescription): \(short) steps, then \(long)")
    }
  }

  @Test(arguments: ["", "!remind ", "!edit ", "@nuthatch "])
  func `400 kB are no more work than what is read of them`(beginning: String) {
    for fragment in ["1h after ", "1h before ", "2 days before ", "hey please ", "friday's ", "@nuthatch ", "a\n"] {
      let (read, whole) = (
        steps(Fragments.message(beginning, fragment, bytes: Bounds.characters + 1000)),
        steps(Fragments.message(beginning, fragment, bytes: 400_000))
      )
      #expect(whole <= read * 11 / 10, "\((beginning + fragment).debugDescription): \(read) steps, then \(whole)")
    }
  }

  @Test(arguments: ["1h after ", "the day before ", "2 weeks from ", "hey please "])
  func `no fragment has a reader call itself ever deeper`(fragment: String) async {
    let text = String(repeating: fragment, count: 400_000 / fragment.utf8.count)
    // A task's thread has a small stack.
    let count = await Task.detached { Understanding.of(text, by: Understanding.reader(isPrivate: false)) }.value
    #expect(count == 0)
    let read = await Task.detached { Understanding.of(text, by: Understanding.reader()) }.value
    #expect(read > 0)
  }
}
