import Foundation
import Testing

@testable import nuthatch

/// The lines of `nuthatch check` about the folder of pictures.
@Suite struct PictureCheckTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func finding(_ media: String) throws -> String? {
    let file = folder.appendingPathComponent("nuthatch.yaml")
    let lines = [
      "database: \(folder.path)/ledger.sqlite", "media: {directory: \"\(media)\"}", "accounts: [garden]", "account:",
      "  garden: {network: mastodon, server: https://example.org, token: hush-hush}",
    ]
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return try Check().pictures(Settings.read(from: file.path, environment: [:]))
  }

  @Test func `a folder that is not there yet is made by the daemon`() throws {
    #expect(try finding("\(folder.path)/media") == "pictures: none yet, the daemon makes \(folder.path)/media")
    #expect(throws: Problem.self) { try finding("\(folder.path)/nowhere/media") }
  }

  @Test func `a folder that can be written is well`() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("media/ab"), withIntermediateDirectories: true)
    #expect(try finding("\(folder.path)/media") == "pictures: \(folder.path)/media")
  }

  @Test func `a file is no folder`() throws {
    try Data().write(to: folder.appendingPathComponent("media"))
    let problem = #expect(throws: Problem.self) { try finding("\(folder.path)/media") }
    #expect(problem?.code == EX_CONFIG && problem?.description.contains("media.directory") == true)
    #expect(throws: Problem.self) { try finding("\(folder.path)/media/deeper") }
  }

  @Test(.enabled(if: geteuid() != 0, "root can write everywhere"))
  func `a folder in it that can't be written is told of, with what to do`() throws {
    let inner = folder.appendingPathComponent("media/ab")
    try FileManager.default.createDirectory(
      at: inner, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
    let problem = #expect(throws: Problem.self) { try finding("\(folder.path)/media") }
    #expect(problem?.code == EX_NOPERM && problem?.description.contains("chown -R") == true)
  }
}
