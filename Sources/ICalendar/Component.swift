/// A part of a calendar (RFC 5545 3.6): `BEGIN:VEVENT`, its lines and further parts, `END:VEVENT`.
public struct Component: Hashable, Sendable {
  /// In capitals: `VEVENT`.
  public var name: String
  public var lines: [ContentLine]
  public var components: [Component]

  public init(_ name: String, _ lines: [ContentLine] = [], _ components: [Component] = []) {
    self.name = name
    self.lines = lines
    self.components = components
  }

  /// The first line of that name.
  public subscript(_ name: String) -> ContentLine? { lines.first { $0.name == name } }

  /// As it is written: lines of at most 75 octets, each ended by CRLF.
  public var written: String {
    var output: [UInt8] = []
    write(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func write(to output: inout [UInt8]) {
    Folding.append("BEGIN:\(name)", to: &output)
    for line in lines { Folding.append(line.description, to: &output) }
    for component in components { component.write(to: &output) }
    Folding.append("END:\(name)", to: &output)
  }
}

extension Component {
  /// No calendar has parts in parts in parts beyond that; what has is made to hurt.
  private static let deepest = 8

  /// Reads one part with all that is in it, a whole calendar as a rule; nothing may follow it.
  ///
  /// - Throws: ``Malformed``
  public init(reading bytes: some Sequence<UInt8>) throws(Malformed) {
    var lines = try Folding.lines(of: bytes).map { line throws(Malformed) in try ContentLine(reading: line) }[...]
    guard let first = lines.popFirst() else { throw Malformed() }
    try self.init(after: first, in: &lines, depth: 0)
    if let line = lines.first { throw Malformed(line.description) }
  }

  /// - Throws: ``Malformed``
  public init(reading text: String) throws(Malformed) { try self.init(reading: text.utf8) }

  private init(after begin: ContentLine, in rest: inout ArraySlice<ContentLine>, depth: Int) throws(Malformed) {
    guard begin.name == "BEGIN", depth < Component.deepest else { throw Malformed(begin.description) }
    self.init(begin.value.uppercased())
    while let line = rest.popFirst() {
      switch line.name {
      case "BEGIN": components.append(try Component(after: line, in: &rest, depth: depth + 1))
      case "END":
        guard line.value.uppercased() == name else { throw Malformed(line.description) }
        return
      default: lines.append(line)
      }
    }
    throw Malformed()
  }
}
