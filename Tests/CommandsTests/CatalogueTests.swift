import Agenda
import Civil
import Commands
import Foundation
import Grammar
import Testing
import Voice

@Suite struct CatalogueTests {
  /// The day of the examples: a Friday.
  static let reader: Reader = {
    var reader = Reader(
      now: CivilDateTime("2026-11-20T10:00") ?? CivilDateTime(wallSeconds: 0),
      zone: Zone(identifier: "Europe/London") ?? .utc,
      vocabulary: Catalogue.vocabulary)
    reader.context.lists = ["groceries"]
    return reader
  }()

  @Test(arguments: Catalogue.all.map { $0.guide.name })
  func `every example of a command means what it says`(name: String) throws {
    let type = try #require(Catalogue.all.first { $0.guide.name == name })
    try check(type)
  }

  private func check<C: Command>(_ type: C.Type) throws {
    #expect(!C.examples.isEmpty)
    for example in C.examples {
      let line = try #require(Self.reader.message(example.message).lines.first, "\(example.message)")
      let invocation = line.readings.lazy.compactMap { reading -> Invocation? in
        if case .command(let invocation) = reading { invocation } else { nil }
      }.first
      let command = try Catalogue.command(try #require(invocation, "\(example.message)"), by: Self.reader)
      #expect(command as? C == example.meaning, "\(example.message)")
    }
  }

  @Test func `every file in Commands is in the catalogue`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Commands").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let names = Set(files.map { $0.replacing(".swift", with: "") }).subtracting(["Command", "Catalogue"])
    #expect(names == Set(Catalogue.all.map { String(describing: $0) }))
  }

  @Test func `no two commands share a name or a short`() {
    let names = Catalogue.all.flatMap { $0.guide.names }
    #expect(Set(names).count == names.count)
  }

  @Test func `the overview fits one message, beside the handle it is for`() {
    #expect(EnglishWording().overview.joined(separator: "\n").count <= 380)
  }

  @Test func `help fits one message of the shortest network`() throws {
    for type in Catalogue.all {
      #expect(type.guide.summary.count <= 60, "\(type.guide.name)")
    }
  }

  @Test(arguments: [
    ("!compl", "complete"), ("!postp", "postpone"), ("!TODAY", "today"), ("/gd friday", "getdue"), ("!tod", "today"),
  ])
  func `shorts, prefixes and capitals are the command`(message: String, name: String) throws {
    let line = try #require(Self.reader.message(message).lines.first)
    guard case .command(let invocation) = line.readings.first else {
      Issue.record("\(message) is no command")
      return
    }
    #expect(type(of: try Catalogue.command(invocation, by: Self.reader)).guide.name == name)
  }

  @Test(arguments: [("!tomorow", "!tomorrow"), ("!xyzzy", "!help"), ("!complte milk", "!complete milk")])
  func `a command that is not known gets the nearest one offered`(message: String, offer: String) throws {
    let line = try #require(Self.reader.message(message).lines.first)
    guard case .command(let invocation) = line.readings.first else {
      Issue.record("\(message) is no command")
      return
    }
    let error = #expect(throws: Misunderstanding.self) { try Catalogue.command(invocation, by: Self.reader) }
    #expect(error?.example == offer)
  }
}
