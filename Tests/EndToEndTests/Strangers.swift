/// People who have not written yet, so that a test does not see messages of other tests.
actor Strangers {
  static let all = (0..<200).map { "person\($0)" }
  private static let shared = Strangers()
  private var taken = 0

  static func next() async -> String { await next(1)[0] }

  static func next(_ count: Int) async -> [String] { await shared.take(count) }

  private func take(_ count: Int) -> [String] {
    defer { taken += count }
    return Array(Self.all[taken..<taken + count])
  }
}
