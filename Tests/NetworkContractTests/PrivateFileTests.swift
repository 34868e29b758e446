import Foundation
import NetworkSupport
import Testing

@Suite("A file with a secret") struct PrivateFileTests {
  private func inFolder(_ body: (_ folder: URL, PrivateFile) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder, PrivateFile(path: folder.appendingPathComponent("bot.token").path))
  }

  @Test func `it is its owner's alone, and there is nothing else beside it`() throws {
    try inFolder { folder, file in
      for text in ["one", "two"] {
        try file.write(Data(text.utf8))
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["bot.token"])
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
  func `it stays its owner's when root writes it`() throws {
    try inFolder { _, file in
      try file.write(Data("one".utf8))
      try #require(chown(file.path, 65_534, 65_533) == 0)
      try file.write(Data("two".utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.ownerAccountID] as? Int == 65_534)
      #expect(attributes[.groupOwnerAccountID] as? Int == 65_533)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `where it can't be written, what was there stays, and it is told which`() throws {
    try inFolder { _, file in
      try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
      let failure = #expect(throws: PrivateFile.Failure.self) { try file.write(Data("one".utf8)) }
      #expect(failure?.description.contains(file.path) == true)
      #expect(!FileManager.default.fileExists(atPath: file.path + ".new"))
    }
  }

  @Test func `whether it can be written is known before, and changes nothing`() throws {
    try inFolder { _, file in
      try file.write(Data("one".utf8))
      try file.checkWritable()
      #expect(FileManager.default.contents(atPath: file.path) == Data("one".utf8))
      #expect(!FileManager.default.fileExists(atPath: file.path + ".new"))
      let nowhere = PrivateFile(path: file.path + ".folder/token")
      let failure = #expect(throws: PrivateFile.Failure.self) { try nowhere.checkWritable() }
      #expect(failure?.description.contains(nowhere.path) == true)
    }
  }
}
