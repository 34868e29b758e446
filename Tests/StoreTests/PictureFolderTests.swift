import Foundation
import Storage
import Store
import Testing

@Suite("The folder of pictures")
struct PictureFolderTests {
  private let scratch: Scratch
  private let folder: PictureFolder

  init() throws {
    scratch = try Scratch()
    folder = PictureFolder(directory: scratch.file("media"), now: { Date() })
  }

  @Test("keeps a file once, by its hash, for its owner alone")
  func keeping() throws {
    #expect(try folder.hashes().isEmpty)
    let bytes = Data("a picture".utf8)
    let hash = try folder.keep(bytes)
    #expect(hash == "92b2fa58028958317e408bd84ecfa70f5ee35b121991dbc232c49d166353708b")
    #expect(try folder.keep(bytes) == hash)
    #expect(try folder.file(hash) == bytes)
    #expect(try folder.hashes() == [hash])
    let path = scratch.file("media/\(hash.prefix(2))/\(hash)")
    for (place, mode) in [(path, 0o600), (scratch.file("media"), 0o700)] {
      let found = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int
      #expect(found == mode)
    }
    #expect(try folder.thumbnail(of: hash) == nil)
    try folder.keep(thumbnail: Data("small".utf8), of: hash)
    #expect(try folder.thumbnail(of: hash) == Data("small".utf8))
    #expect(try folder.hashes() == [hash])
  }

  @Test("deletes what nobody uses, but not what somebody is about to use")
  func deleting() throws {
    let hash = try folder.keep(Data("a picture".utf8))
    try folder.keep(thumbnail: Data("small".utf8), of: hash)
    #expect(try !folder.remove(hash, untouchedFor: 300))
    #expect(try folder.file(hash) != nil)
    let path = scratch.file("media/\(hash.prefix(2))/\(hash)")
    let hourAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3600)]
    try FileManager.default.setAttributes(hourAgo, ofItemAtPath: path)
    // Whoever keeps the same bytes again needs them.
    _ = try folder.keep(Data("a picture".utf8))
    #expect(try !folder.remove(hash, untouchedFor: 300))
    try FileManager.default.setAttributes(hourAgo, ofItemAtPath: path)
    #expect(try folder.remove(hash, untouchedFor: 300))
    #expect(try folder.file(hash) == nil && folder.thumbnail(of: hash) == nil)
    #expect(try folder.remove(hash, untouchedFor: 300))
  }

  @Test("deletes a file at once where nobody may keep it, whatever its date")
  func deletingAtOnce() throws {
    let hash = try folder.keep(Data("a picture".utf8))
    try folder.keep(thumbnail: Data("small".utf8), of: hash)
    let tomorrow = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 86_400)]
    try FileManager.default.setAttributes(tomorrow, ofItemAtPath: scratch.file("media/\(hash.prefix(2))/\(hash)"))
    #expect(try folder.remove(hash, untouchedFor: 0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("media/\(hash.prefix(2))")).isEmpty)
  }

  @Test("leaves a file alone that somebody uses now and then")
  func touching() throws {
    let hash = try folder.keep(Data("a picture".utf8))
    let path = scratch.file("media/\(hash.prefix(2))/\(hash)")
    for (days, isTouched) in [(2.0, false), (9, true)] {
      let date = Date(timeIntervalSinceNow: -days * 86_400)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      try folder.touch(hash)
      #expect(try folder.remove(hash, untouchedFor: days * 86_400 - 3600) != isTouched)
      _ = try folder.keep(Data("a picture".utf8))
    }
    try folder.touch(String(repeating: "0", count: 64))
  }

  @Test("takes a half-written file for none, and clears it away in time")
  func drafts() throws {
    let hash = try folder.keep(Data("a picture".utf8))
    let draft = scratch.file("media/\(hash.prefix(2))/\(hash).1.part")
    try Data("half".utf8).write(to: URL(fileURLWithPath: draft))
    #expect(try folder.hashes() == [hash])
    #expect(FileManager.default.fileExists(atPath: draft))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: draft)
    #expect(try folder.hashes() == [hash])
    #expect(!FileManager.default.fileExists(atPath: draft))
  }

  @Test("that can't be written says so")
  func unwritable() throws {
    try Data().write(to: URL(fileURLWithPath: scratch.file("media")))
    #expect(throws: StoreError.self) { try folder.keep(Data("a picture".utf8)) }
  }
}
