import Foundation
import Synchronization

/// A process the tests started.
final class Child: Sendable {
  enum End: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  private struct State {
    var end: End?
    var waiting: [CheckedContinuation<End, Never>] = []
  }

  private let process = Process()
  private let state = Mutex(State())
  let output: URL

  /// Starts it, with its output and errors in the file.
  init(
    _ executable: URL, _ arguments: [String], environment: [String: String], input: Pipe? = nil,
    answers: Pipe? = nil, output: URL
  ) throws {
    self.output = output
    if !FileManager.default.fileExists(atPath: output.path) {
      _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    }
    let log = try FileHandle(forWritingTo: output)
    _ = try log.seekToEnd()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = answers ?? log
    process.standardError = log
    process.terminationHandler = { [weak self] process in
      self?.note(
        process.terminationReason == .exit
          ? .exited(process.terminationStatus) : .killed(signal: process.terminationStatus))
    }
    try process.run()
    try log.close()
  }

  var identifier: Int32 { process.processIdentifier }

  /// The way it ended; nil while it runs.
  var end: End? { state.withLock { $0.end } }

  /// Waits until it ends of its own accord.
  func ended() async -> End {
    await withCheckedContinuation { continuation in
      let end = state.withLock { state in
        if state.end == nil { state.waiting.append(continuation) }
        return state.end
      }
      if let end { continuation.resume(returning: end) }
    }
  }

  /// Sends it a signal, if it still runs.
  func signal(_ number: Int32) {
    if end == nil { kill(process.processIdentifier, number) }
  }

  private func note(_ end: End) {
    let waiting = state.withLock { state in
      state.end = end
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume(returning: end) }
  }
}
