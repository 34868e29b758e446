import Foundation
import Yams

/// A part of the configuration file, as written.
struct ConfigurationNode {
  enum Content {
    case section([(name: String, node: ConfigurationNode)])
    case list([String])
    case text(String)
    /// The name exists, without a value.
    case nothing
    /// A value that no setting can have, such as a list of lists.
    case other
  }

  var content: Content
  /// The line of the file, from 1.
  var line: Int

  /// Reads YAML, and so JSON too (YAML 1.2, section 1.2).
  ///
  /// - Throws: `Problem` in one line that names the file and the line.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else { throw Self.unreadable(file) }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Problem.configuration("\(file) is not UTF-8")
    }
    do {
      let root = try Yams.compose(yaml: text).map(ConfigurationNode.init)
      guard let root, case .section = root.content else {
        throw Problem.configuration("\(file) holds no settings; `database: /var/lib/nuthatch/nuthatch.sqlite` is one")
      }
      self = root
    } catch let error as YamlError {
      throw Problem.configuration("\(file)\(Self.explanation(of: error, in: text))")
    }
  }

  private static func unreadable(_ file: String) -> Problem {
    guard access(file, R_OK) != 0, errno == EACCES else {
      return Problem.noInput(
        "the configuration \(file) can't be read; a sample is /usr/share/doc/nuthatch/nuthatch.yaml, or Deploy/nuthatch.yaml"
          + " in the sources")
    }
    return Problem.noPermission(
      "you may not read the configuration \(file): run this as the service's user, sudo -u nuthatch nuthatch ...")
  }

  private init(_ node: Node) {
    line = node.mark?.line ?? 0
    switch node {
    case .mapping(let mapping):
      content = .section(
        mapping.map { key, value in
          var node = ConfigurationNode(value)
          // YAML gives a section the line of its first setting, so this takes the line of its key.
          node.line = key.mark?.line ?? node.line
          return (key.scalar?.string ?? "?", node)
        })
    case .sequence(let sequence):
      let texts = sequence.compactMap { $0.scalar?.string }
      content = texts.count == sequence.count ? .list(texts) : .other
    case .scalar(let scalar): content = node.null == nil ? .text(scalar.string) : .nothing
    case .alias: content = .other
    }
  }

  /// Returns the problem with the file in one line, without any of the file's text, which may contain a secret.
  private static func explanation(of error: YamlError, in text: String) -> String {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let words = [context?.text, problem].compactMap { $0 }.joined(separator: " ")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let isIndentedByTab =
        lines.indices.contains(mark.line - 1) && lines[mark.line - 1].prefix { $0.isWhitespace }.contains("\t")
      let cure =
        isIndentedByTab
        ? "; begin the line with spaces, not with a tab"
        : problem.contains("cannot start any token") ? "; put a value that begins with @, % or ` into quotes" : ""
      return ":\(mark.line): this is not YAML: \(words)\(cure)"
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "`\($0)`" }.joined(separator: ", ")
      return ":\(context.mark.line): \(names) stands there twice"
    default: return " is neither YAML nor JSON"
    }
  }
}
