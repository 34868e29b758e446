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

  /// Starts a task on the threads, which it would not inherit from its test.
  static func task<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) -> Task<Value, any Error> {
    Task(executorPreference: executor) { try await body() }
  }

  private static let executor = Executor()

  private final class Executor: TaskExecutor {
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
