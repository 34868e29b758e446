public import Foundation

/// The jobs there are to do, in order.
public protocol Jobs {
  /// Queues work; what is queued already for that person is not queued twice.
  func queue(_ work: Job.Work, at instant: Date) throws
  /// Those whose time has come, the one that waits longest first.
  func due(at instant: Date, limit: Int) throws -> [Job]
  /// When the next one is due; nil when there is none.
  func next() throws -> Date?
  /// Those that were given up, the newest first.
  func dead(limit: Int) throws -> [Job]
  /// Has one that was given up tried again. False when there is no such job.
  func revive(_ number: Int64) throws -> Bool
  func end(_ number: Int64, _ outcome: JobOutcome) throws
}
