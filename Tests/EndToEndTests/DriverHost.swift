import Foundation

/// The Python process from which every driver is forked, so that slow imports run only once.
///
/// It ends with the tests, because its standard input does.
struct DriverHost {
  private static let starting = OwnThreads.task { try await DriverHost() }
  private let child: Child
  private let input: FileHandle
  private let path: String

  /// A new driver's end of the line: commands go in, answers come out.
  static func newDriver() async throws -> (line: FileHandle, log: URL) {
    let host = try await starting.value
    return (FileHandle(fileDescriptor: try connect(to: host.path), closeOnDealloc: true), host.child.output)
  }

  private init() async throws {
    guard let python = Surroundings.python, Surroundings.server != nil else {
      throw Server.Failure(description: Surroundings.whatIsMissing)
    }
    let (input, answers) = (Pipe(), Pipe())
    let name = FileManager.default.temporaryDirectory.appendingPathComponent("nuthatch-\(UUID())")
    path = name.path
    child = try Child(
      python, [Surroundings.support.appendingPathComponent("driver.py").path, path],
      environment: Surroundings.environment(["PYTHONDONTWRITEBYTECODE": "1"]), input: input, answers: answers,
      output: name.appendingPathExtension("log"))
    try input.fileHandleForReading.close()
    try answers.fileHandleForWriting.close()
    self.input = input.fileHandleForWriting
    // It prints a word when it listens.
    let word = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: answers.fileHandleForReading.availableData) }
    }
    guard !word.isEmpty else {
      let log = (try? String(contentsOf: child.output, encoding: .utf8)) ?? ""
      throw Server.Failure(description: "driver.py ended: \(log.suffix(2000))")
    }
  }

  private static func connect(to path: String) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard descriptor >= 0, bytes.count < MemoryLayout.size(ofValue: name.sun_path) else {
      throw Server.Failure(description: "no socket at \(path)")
    }
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
    let isConnected = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      throw Server.Failure(description: "nothing listens at \(path): errno \(errno)")
    }
    return descriptor
  }
}
