import Fuzzing
import Testing

@Suite struct WalkTests {
  @Test(arguments: UInt64(1)...12)
  func `no mutation of what people write fails on its way, whatever state things are in`(seed: UInt64) async throws {
    _ = try await Walk(seed: seed).run(messages: 60)
  }
}
