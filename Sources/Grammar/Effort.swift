/// Counts the steps that reading takes: bytes taken in, rules tried, marks looked up. Tests show with it that the work
/// grows with a message's length and no faster; elsewhere nothing is counted.
package final class Effort: @unchecked Sendable {
  package private(set) var steps = 0

  package init() {}

  func add(_ count: Int) { steps += count }
}
