import Foundation

/// A transcript of one person in a form that can be played to a daemon: the messages, and the answers.
struct Played {
  struct Exchange {
    var text: String
    var isPublic = false
    /// A text each message.
    var answers: [String] = []
  }

  var exchanges: [Exchange] = []

  /// Reads a file of Tests/TranscriptTests/Transcripts; CONTRIBUTING.md describes the notation. Clocks are left out:
  /// the daemon's goes as it goes.
  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("TranscriptTests/Transcripts/\(name).txt")
    var isBot = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") || line.hasPrefix("@") { continue }
      guard !line.hasPrefix("  ") else {
        extend(by: "\n" + line.dropFirst(2), isBot: isBot)
        continue
      }
      guard let end = line.firstIndex(of: ">") else { continue }
      let said = String(line[line.index(after: end)...].drop { $0 == " " })
      isBot = line.hasPrefix("bot")
      if isBot {
        exchanges[exchanges.count - 1].answers.append(said)
      } else {
        exchanges.append(Exchange(text: said, isPublic: line[..<end].contains("public")))
      }
    }
  }

  private mutating func extend(by line: String, isBot: Bool) {
    let last = exchanges.count - 1
    if isBot {
      let answer = exchanges[last].answers.count - 1
      exchanges[last].answers[answer] += line
    } else {
      exchanges[last].text += line
    }
  }
}
