import ArgumentParser
import Foundation
import Fuzzing

/// Tries input that nobody should send; CONTRIBUTING describes it.
@main
struct Fuzz: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", abstract: "Tries messages that nobody should send.",
    subcommands: [Longest.self, Messages.self])
}

/// Reads every fragment behind every beginning, as long as a message may be, and says which took longest.
struct Longest: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Times the longest messages, whatever they repeat, by the processor.")

  @Option(help: "Bytes of a message.")
  var bytes = 10_000

  @Option(help: "Only each so-manieth of all messages.")
  var every = 1

  @Option(help: "How many of the slowest are told.")
  var tell = 20

  func run() {
    let reader = Understanding.reader()
    var slowest: [(UInt64, String)] = []
    var count = 0
    for beginning in Fragments.beginnings {
      for fragment in Fragments.all {
        count += 1
        guard count % every == 0 else { continue }
        let text = Fragments.message(beginning, fragment, bytes: bytes)
        let start = processorTime()
        Understanding.of(text, by: reader)
        let time = processorTime() - start
        if slowest.count < tell || time > slowest[slowest.count - 1].0 {
          slowest.append((time, "\(beginning)|\(fragment)"))
          slowest.sort { $0.0 > $1.0 }
          slowest = Array(slowest.prefix(tell))
        }
      }
    }
    print("\(count / every) messages of \(bytes) bytes; the slowest:")
    for (time, text) in slowest { print("\(time / 1000) us", text.debugDescription) }
  }

  /// The processor time that this thread has used: others on the machine do not count.
  private func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
