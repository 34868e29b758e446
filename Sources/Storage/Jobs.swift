public import Foundation

/// The queue of jobs.
public protocol Jobs {
  /// Queues work, unless the same work is already queued for that person.
  func queue(_ work: Job.Work, at instant: Date) throws
  /// Returns the jobs that are due, the longest waiting first.
  func due(at instant: Date, limit: Int) throws -> [Job]
  /// Returns the instant at which the next job is due; nil if there is none.
  func next() throws -> Date?
  /// Returns the jobs that were given up, newest first.
  func dead(limit: Int) throws -> [Job]
  /// Queues again a job that was given up; returns false if there is none with that number.
  func revive(_ number: Int64) throws -> Bool
  /// Records how an attempt at a job ended.
  func end(_ number: Int64, _ outcome: JobOutcome) throws
}
