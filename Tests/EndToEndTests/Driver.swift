import Foundation

/// Support/driver.py at work: a command a line in, an answer a line out. It ends with the tests, and its servers with
/// it.
actor Driver {
  private let line: FileHandle
  private let log: URL
  private var buffer = Data()
  /// The answer to a command is awaited before the next is sent.
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Reading blocks, and must not block the threads that the tests share.
  private let queue = DispatchQueue(label: "driver")

  init() async throws { (line, log) = try await DriverHost.newDriver() }

  func ask<Answer: Decodable>(_ command: [String: any Sendable]) async throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: try await answer(to: command))
  }

  func ask(_ command: [String: any Sendable]) async throws -> sending [String: Any] {
    try JSONSerialization.jsonObject(with: try await answer(to: command)) as? [String: Any] ?? [:]
  }

  private func answer(to command: [String: any Sendable]) async throws -> Data {
    while isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      isBusy = false
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
    try line.write(contentsOf: JSONSerialization.data(withJSONObject: command) + Data("\n".utf8))
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let answer = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        if let failure = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["error"] {
          throw Server.Failure(description: "\(command["do"] ?? "?"): \(failure)")
        }
        return answer
      }
      let more = await withCheckedContinuation { continuation in
        queue.async { [line] in continuation.resume(returning: line.availableData) }
      }
      guard !more.isEmpty else {
        let log = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        throw Server.Failure(description: "driver.py ended: \(log.suffix(2000))")
      }
      buffer.append(more)
    }
  }
}
