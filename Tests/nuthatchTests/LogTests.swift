import Foundation
import Logging
import Testing

@testable import nuthatch

/// An entry of the log in its forms for people, for programs and for systemd's journal.
@Suite struct LogTests {
  private static let instant = Date(timeIntervalSince1970: 1_795_194_359.25)

  private static func entry(
    _ level: Logger.Level = .warning, _ message: Logger.Message = "the poll failed",
    _ metadata: Logger.Metadata? = ["account": "garden"], error: (any Error)? = nil
  ) -> LogEntry {
    var event = LogEvent(
      level: level, message: message, metadata: metadata, source: "Agent", file: #file, function: #function, line: 1)
    event.error = error
    return LogEntry(event, context: ["host": "a"], at: instant)
  }

  @Test func `a text has time, level, metadata, module and message`() {
    let line = Self.entry().line(.text, isJournal: false)
    #expect(line.hasPrefix("2026-11-"))
    #expect(line.hasSuffix(" warning nuthatch: account=garden host=a [Agent] the poll failed"))
  }

  @Test(arguments: [
    (Logger.Level.trace, "<7>"), (.debug, "<7>"), (.info, "<6>"), (.notice, "<5>"), (.warning, "<4>"), (.error, "<3>"),
    (.critical, "<2>"),
  ])
  func `to the journal it begins with its priority, and leaves the time to it`(level: Logger.Level, prefix: String) {
    let text = Self.entry(level).line(.text, isJournal: true)
    #expect(text == "\(prefix)\(level) nuthatch: account=garden host=a [Agent] the poll failed")
    #expect(Self.entry(level).line(.json, isJournal: true).hasPrefix(prefix + "{"))
  }

  @Test func `as JSON it is one object a line`() throws {
    struct Read: Decodable, Equatable {
      var time, level, source, message: String
      var metadata: [String: String]
    }
    let line = Self.entry().line(.json, isJournal: false)
    #expect(
      try JSONDecoder().decode(Read.self, from: Data(line.utf8))
        == Read(
          time: "2026-11-20T17:05:59.250Z", level: "warning", source: "Agent", message: "the poll failed",
          metadata: ["account": "garden", "host": "a"]))
  }

  @Test(arguments: LogFormat.allCases)
  func `what a server says cannot begin a line of its own or reach a terminal`(format: LogFormat) {
    struct Refusal: Error, CustomStringConvertible { var description: String { "gone\n<0>forged \u{1B}[2J" } }
    let entry = Self.entry(.error, "no\nline", ["list": ["a\nb", "c"], "deep": ["x": "y\u{7F}z"]], error: Refusal())
    let line = entry.line(format, isJournal: false)
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    #expect(line.contains("gone <0>forged  [2J") && line.contains("no line"))
    #expect(line.contains(format == .json ? #""deep":{"x":"y z"}"# : "deep=[x=y z]"))
  }

  @Test func `the journal is where JOURNAL_STREAM says that standard error leads`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let names = try ends.map { try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
    let inodes = names.map { $0.filter(\.isNumber) }
    #expect(SystemdJournal.leads(to: "9:\(inodes[0])", ends[0]))
    #expect(!SystemdJournal.leads(to: "9:\(inodes[0])", ends[1]))
    for other in ["", "9:", nil] { #expect(!SystemdJournal.leads(to: other, ends[0])) }
  }
}
