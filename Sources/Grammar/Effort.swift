/// Counts the steps of reading: bytes read, rules tried, marks looked up. Tests use it to show that the work is linear
/// in a message's length; elsewhere nothing is counted.
package final class Effort: @unchecked Sendable {
  package private(set) var steps = 0

  package init() {}

  func add(_ count: Int) { steps += count }
}
