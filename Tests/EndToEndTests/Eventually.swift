import Foundation

/// Asks again and again until the condition holds; throws when it still does not after so many seconds.
///
/// The pause between two questions only spares the machine: nothing depends on its length.
func eventually(
  _ what: String, within seconds: Double = 120, log: URL? = nil, isolation: isolated (any Actor)? = #isolation,
  _ condition: () async throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(seconds)
  while true {
    if try await condition() { return }
    guard clock.now < deadline else { break }
    try await Task.sleep(for: .milliseconds(50))
  }
  let tail = log.flatMap { try? String(contentsOf: $0, encoding: .utf8) }.map {
    ". The daemon's log ends:\n\($0.suffix(3000))"
  }
  throw Server.Failure(description: "not within \(Int(seconds)) s: \(what)\(tail ?? "")")
}
