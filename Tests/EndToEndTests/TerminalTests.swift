import Foundation
import Testing

/// `nuthatch chat` in a terminal, as its screen shows it.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct TerminalTests {
  private struct Screen: Decodable {
    /// Its rows that are not empty.
    var screen: [String]
    /// The column of the cursor, and the text of its row.
    var column: Int
    var line: String
  }

  private struct Seen: Decodable {
    var steps: [String: Screen]
    var status: Int
  }

  @Test func `a line is edited, wrapped and pasted as it should look, and a reminder comes above it`() async throws {
    let seen = try await play()
    let greeting = try #require(seen.steps["greeting"])
    #expect(greeting.screen.joined().contains("Try: call jimmy tomorrow at 5pm"))
    let shows = { (step: String, line: String, column: Int) in
      #expect(seen.steps[step]?.line == line && seen.steps[step]?.column == column, "\(step)")
    }
    // Wide characters take two columns: the cursor stands where the text goes on.
    shows("wide", "kim> 買い物 🎂 café", 19)
    shows("back", "kim> 買い物 🎂 café", 12)
    shows("erased", "kim> 🎂 café", 5)
    shows("cleared", "kim>", 5)
    shows("wrapped", " in the kitchen, all of them", 28)
    shows("start", "kim> water the plants on the balcony and", 5)
    shows("word", "kim>  the plants on the balcony and in t", 5)
    shows("emptied", "kim>", 5)
    #expect(seen.steps["emptied"]?.screen.count == greeting.screen.count)
    shows("reminded", "kim> buy mil", 12)
    #expect(seen.steps["reminded"]?.screen.last == "kim> buy mil")
    #expect(seen.steps["sent"]?.screen.contains("Added \"buy milk\".") == true)
    // Lines pasted together are one message, and one in the history.
    #expect(seen.steps["pasted"]?.screen.suffix(3) == ["kim> eggs", "bread", "jam"])
    #expect(
      seen.steps["together"]?.screen.suffix(4) == ["Added \"eggs\".", "Added \"bread\".", "Added \"jam\".", "kim>"])
    #expect(seen.steps["recalled"]?.screen.suffix(3) == ["kim> eggs", "bread", "jam"])
    #expect(seen.status == 0)
  }

  private func play() async throws -> Seen {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("terminal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("seen")
    let child = try Child(
      try #require(Surroundings.python),
      [
        Surroundings.support.appendingPathComponent("terminal.py").path, try #require(Surroundings.nuthatch).path,
        folder.path,
      ], environment: Surroundings.environment(["PYTHONDONTWRITEBYTECODE": "1"]), output: output)
    #expect(await child.ended() == .exited(0))
    return try JSONDecoder().decode(Seen.self, from: Data(contentsOf: output))
  }
}
