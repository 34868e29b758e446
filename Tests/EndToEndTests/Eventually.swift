import Foundation

/// Asks again and again until the condition holds; throws when it still does not after so many seconds.
///
/// The pause between two questions only spares the machine: nothing depends on its length. It grows with the wait,
/// since each question has a server written in Python answer, on a machine that other tests share.
func eventually(
  _ what: String, within seconds: Double = 600, log: URL? = nil, isolation: isolated (any Actor)? = #isolation,
  _ condition: () async throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let start = clock.now
  let deadline = start + .seconds(seconds)
  while true {
    if try await condition() { return }
    guard clock.now < deadline else { break }
    try await Task.sleep(for: min(max((clock.now - start) / 5, .milliseconds(50)), .seconds(1)))
  }
  let tail = log.flatMap { try? String(contentsOf: $0, encoding: .utf8) }.map {
    ". The daemon's log ends:\n\($0.suffix(3000))"
  }
  throw Server.Failure(description: "not within \(Int(seconds)) s: \(what)\(tail ?? "")")
}
