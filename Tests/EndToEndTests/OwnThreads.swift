import Dispatch
import Testing

/// Runs tests on threads of their own. Tests that wait for other processes would otherwise wait at each step behind all
/// tests that compute, and end last.
struct OwnThreads: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(OwnThreads.executor) { try await function() }
  }

  /// The threads. A `Task` does not inherit them, and has to be given them.
  static let executor = Executor()

  final class Executor: TaskExecutor {
    private let queue = DispatchQueue(label: "nuthatch.tests.waiting", qos: .userInitiated, attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == OwnThreads {
  static var ownThreads: Self { OwnThreads() }
}
