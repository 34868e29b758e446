import Foundation

/// Support/driver.py at work: a command a line in, an answer a line out. It ends with the tests, and its servers with it.
actor Driver {
  private let child: Child
  private let input: FileHandle
  private let answers: FileHandle
  private var buffer = Data()
  /// The answer to a command is awaited before the next is sent.
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Reading blocks, and must not block the threads that the tests share.
  private let queue = DispatchQueue(label: "driver")

  init() throws {
    guard let python = Surroundings.python, let server = Surroundings.server else {
      throw Server.Failure(description: Surroundings.whatIsMissing)
    }
    let input = Pipe()
    let answers = Pipe()
    self.input = input.fileHandleForWriting
    self.answers = answers.fileHandleForReading
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("nuthatch-driver-\(UUID()).log")
    child = try Child(
      python, [Surroundings.support.appendingPathComponent("driver.py").path, server.path],
      environment: Surroundings.environment(["PYTHONDONTWRITEBYTECODE": "1"]), input: input, answers: answers,
      output: log)
    try input.fileHandleForReading.close()
    try answers.fileHandleForWriting.close()
  }

  deinit {
    try? input.close()
    try? FileManager.default.removeItem(at: child.output)
  }

  func ask<Answer: Decodable>(_ command: [String: any Sendable]) async throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: try await line(for: command))
  }

  func ask(_ command: [String: any Sendable]) async throws -> sending [String: Any] {
    try JSONSerialization.jsonObject(with: try await line(for: command)) as? [String: Any] ?? [:]
  }

  private func line(for command: [String: any Sendable]) async throws -> Data {
    while isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      isBusy = false
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: command) + Data("\n".utf8))
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        if let failure = (try JSONSerialization.jsonObject(with: line) as? [String: Any])?["error"] {
          throw Server.Failure(description: "\(command["do"] ?? "?"): \(failure)")
        }
        return line
      }
      let more = await withCheckedContinuation { continuation in
        queue.async { [answers] in continuation.resume(returning: answers.availableData) }
      }
      guard !more.isEmpty else {
        let log = (try? String(contentsOf: child.output, encoding: .utf8)) ?? ""
        throw Server.Failure(description: "driver.py ended: \(log.suffix(2000))")
      }
      buffer.append(more)
    }
  }
}
