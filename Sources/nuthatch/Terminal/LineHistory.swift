import Foundation

/// The lines typed before, kept in a file that only their author can read.
struct LineHistory {
  private static let limit = 500
  private let file: String?
  private var lines: [String] = []
  /// The index of the line that is shown while going back; `lines.count` is the line being typed.
  private var place = 0
  private var typed = ""

  init(file: String?) { self.file = file }

  /// Returns the history of earlier chats.
  static func load() -> LineHistory {
    let environment = ProcessInfo.processInfo.environment
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.local/state"
    var history = LineHistory(file: state + "/nuthatch/history")
    let text = history.file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    history.lines = text.split(separator: "\n").map { read(String($0)) }.suffix(limit)
    history.place = history.lines.count
    return history
  }

  mutating func add(_ line: String) {
    if !line.isEmpty, line != lines.last {
      lines.append(line)
      save()
    }
    place = lines.count
  }

  /// Returns the line before; nil at the oldest.
  mutating func older(than current: String) -> String? {
    if place == lines.count { typed = current }
    guard place > 0 else { return nil }
    place -= 1
    return lines[place]
  }

  /// Returns the line after, at last the one being typed; nil if that is already shown.
  mutating func newer() -> String? {
    guard place < lines.count else { return nil }
    place += 1
    return place == lines.count ? typed : lines[place]
  }

  /// Saves the history. Ignores errors, since the conversation can go on without a history.
  private func save() {
    guard let file else { return }
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let data = Data(lines.suffix(Self.limit).map { Self.written($0) + "\n" }.joined().utf8)
    _ = FileManager.default.createFile(atPath: file, contents: data, attributes: [.posixPermissions: 0o600])
  }

  /// Returns a message as one line of the file, even if it has several.
  private static func written(_ message: String) -> String {
    message.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  private static func read(_ line: String) -> String {
    line.replacing("\\\\", with: "\u{0}").replacing("\\n", with: "\n").replacing("\u{0}", with: "\\")
  }
}
