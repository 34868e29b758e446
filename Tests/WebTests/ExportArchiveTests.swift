import Agenda
import Foundation
import Storage
import Store
import Synchronization
import TestSupport
import Testing

@testable import Web

/// The archive of everything that a person keeps.
@Suite struct ExportArchiveTests {
  /// Files that say when they are read; one can't be.
  private final class Shelf: PictureFiles {
    enum Step: Equatable {
      case read(String), written(containing: String)
    }
    static let unreadable = String(repeating: "e", count: 64)
    let steps = Mutex<[Step]>([])

    func file(_ hash: String) throws -> Data? {
      if hash == Self.unreadable { throw StoreError(.unreachable, cause: "permission denied") }
      steps.withLock { $0.append(.read(hash)) }
      return Data(hash.utf8)
    }
    func keep(_ bytes: Data) throws -> String { "" }
    func keep(thumbnail: Data, of hash: String) throws {}
    func thumbnail(of hash: String) throws -> Data? { nil }
    func has(_ hash: String) -> Bool { true }
    func hashes() throws -> [String] { [] }
    func touch(_ hash: String) throws {}
    func remove(_ hash: String, untouchedFor seconds: TimeInterval) throws -> Bool { true }
  }

  private static func picture(_ letter: Character, of item: Int64, _ name: String) -> (
    file: Picture.File, item: Int64, name: String
  ) {
    let hash = String(repeating: letter, count: 64)
    return (Picture.File(hash: hash, size: 64, type: "image/jpeg", width: 1, height: 1), item, name)
  }

  private static func archive(
    of pictures: [(file: Picture.File, item: Int64, name: String)]
  ) async throws -> (steps: [Shelf.Step], bytes: [UInt8]) {
    let site = try await PageSite()
    let ann = try await site.person()
    let calendar = try await site.ledger.read { try $0.calendar(of: ann, completedSince: .distantPast) }
    let shelf = Shelf()
    var all: [UInt8] = []
    let archive = ExportArchive(calendar: calendar, notes: [], pictures: pictures, everything: Data())
    try await archive.write(at: site.clock.now, from: shelf, in: PicturePlaces(1)) { bytes in
      all += bytes
      for letter in "abc" where bytes.firstRange(of: Array(String(repeating: letter, count: 64).utf8)) != nil {
        shelf.steps.withLock { $0.append(.written(containing: "\(letter)")) }
      }
    }
    return (shelf.steps.withLock { $0 }, all)
  }

  @Test func `each picture is written before the next one is read`() async throws {
    let pictures = ["a", "b", "c"].map { Self.picture($0, of: 1, "tap") }
    let steps = try await Self.archive(of: pictures).steps
    let expected = "abc".flatMap { letter in
      [Shelf.Step.read(String(repeating: letter, count: 64)), .written(containing: "\(letter)")]
    }
    #expect(steps == expected)
  }

  @Test func `a picture that can't be read costs the archive nothing else`() async throws {
    let bytes = try await Self.archive(of: [Self.picture("e", of: 1, "tap"), Self.picture("a", of: 2, "tap")]).bytes
    for name in ["pictures/2 tap.bin", "nuthatch.json"] { #expect(bytes.firstRange(of: Array(name.utf8)) != nil) }
    #expect(bytes.firstRange(of: Array("pictures/1 tap".utf8)) == nil)
  }

  @Test func `pictures of one item, and items of one name, have names of their own`() async throws {
    let pictures = [
      Self.picture("a", of: 1, "tap"), Self.picture("b", of: 1, "tap"), Self.picture("c", of: 2, "tap"),
    ]
    let bytes = try await Self.archive(of: pictures).bytes
    for name in ["pictures/1 tap.bin", "pictures/1 tap (2).bin", "pictures/2 tap.bin"] {
      #expect(bytes.firstRange(of: Array(name.utf8)) != nil, "\(name)")
    }
  }

  @Test(arguments: [
    ("../../etc/passwd", "7 etc passwd"), ("/root/.ssh", "7 root ssh"), ("..\\..\\windows", "7 windows"),
    ("C:con", "7 C con"), ("a\u{0}b\nc", "7 a b c"), ("", "7"), ("...", "7"), ("молоко", "7 молоко"),
    ("gpj\u{202E}exe", "7 gpj exe"), ("a\u{200D}b", "7 a b"), ("e\u{301}te\u{301}", "7 e\u{301}te\u{301}"),
  ])
  func `a name can't leave its folder, nor say what it is not`(text: String, name: String) {
    #expect(ExportArchive.name(of: 7, text) == name)
  }

  @Test func `a name fits every file system, whatever stands on its letters`() {
    let marks = String(repeating: "\u{301}", count: 90)
    for text in ["a\(marks)b\(marks)c", String(repeating: "語", count: 400), String(repeating: "x", count: 999)] {
      #expect(ExportArchive.name(of: 7, text).utf8.count <= 200)
    }
    #expect(ExportArchive.name(of: 7, "a\(marks)").hasPrefix("7"))
  }
}
