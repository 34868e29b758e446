import ArgumentParser
import Foundation
import Fuzzing

/// Sends mutated messages to bots in many states, and reports which of them failed.
struct Messages: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Sends mutated messages, whole conversations of them; tells the seed of each that failed.")

  @Option(help: "How many messages in all.")
  var count = 1_000_000

  @Option(help: "The first seed; each conversation has the next.")
  var seed: UInt64 = 1

  @Option(help: "Messages of one conversation.")
  var walk = 500

  func run() async throws {
    var (sent, failed, slowest, slowestSeed) = (0, 0, (seconds: 0.0, text: ""), seed)
    var next = seed
    let begun = ContinuousClock.now
    while sent < count {
      // The last line of this output tells which seed ended the process.
      FileHandle.standardError.write(Data("\rseed \(next), \(sent) messages, \(failed) failed".utf8))
      do {
        let took = try await Walk(seed: next).run(messages: walk)
        if took.seconds > slowest.seconds { (slowest, slowestSeed) = (took, next) }
      } catch {
        failed += 1
        print("\nFAILED \(error) (seed \(next))")
      }
      sent += walk
      next += 1
    }
    print(
      "\n\(sent) messages from seed \(seed) on in \(ContinuousClock.now - begun): \(failed) conversations failed;"
        + " the slowest message took \(slowest.seconds) s (seed \(slowestSeed)):"
        + " \(String(slowest.text.prefix(300)).debugDescription)")
    if failed > 0 { throw ExitCode.failure }
  }
}
