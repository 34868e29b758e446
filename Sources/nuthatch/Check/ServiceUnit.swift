import Foundation

/// The daemon's systemd unit, from its files: it says where the daemon may write.
struct ServiceUnit {
  /// The lines of the unit, and of what `systemctl edit nuthatch` has added.
  private let lines: [String]

  /// Returns nil if this machine has no such unit.
  ///
  /// - Parameter root: the system's root folder.
  init?(root: String = "/") {
    let folders = ["etc", "run", "usr/lib", "lib"].map { "\(root)\($0)/systemd/system/nuthatch.service" }
    guard let unit = folders.first(where: { FileManager.default.fileExists(atPath: $0) }) else { return nil }
    let additions = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + ".d")) ?? []
      return names.filter { $0.hasSuffix(".conf") }.sorted().map { "\(folder).d/\($0)" }
    }
    lines = ([unit] + additions).flatMap { file in
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns whether the daemon may write in a folder.
  func canWrite(in folder: String) -> Bool {
    guard values(of: "ProtectSystem").last == "strict" else { return true }
    let open =
      values(of: "StateDirectory").map { "/var/lib/\($0)" }
      + values(of: "ReadWritePaths").map { String($0.drop { $0 == "-" || $0 == "+" }) }
    return open.contains { folder == $0 || folder.hasPrefix($0 + "/") }
  }

  private func values(of key: String) -> [Substring] {
    lines.filter { $0.hasPrefix(key + "=") }.flatMap { $0.dropFirst(key.count + 1).split(separator: " ") }
  }
}
