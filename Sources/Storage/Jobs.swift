public import Foundation

/// The queue of jobs.
public protocol Jobs {
  /// Queues work, unless the same is queued for that person already.
  func queue(_ work: Job.Work, at instant: Date) throws
  /// The jobs that are due, the longest waiting first.
  func due(at instant: Date, limit: Int) throws -> [Job]
  /// Returns the time at which the next job is due; nil if there is none.
  func next() throws -> Date?
  /// The jobs that were given up, newest first.
  func dead(limit: Int) throws -> [Job]
  /// Queues a job that was given up again; false if there is none with that number.
  func revive(_ number: Int64) throws -> Bool
  /// Records how an attempt at a job ended.
  func end(_ number: Int64, _ outcome: JobOutcome) throws
}
