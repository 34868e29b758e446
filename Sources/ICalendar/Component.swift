/// A component of a calendar (RFC 5545 3.6): `BEGIN:VEVENT`, its properties and nested components, `END:VEVENT`.
public struct Component: Hashable, Sendable {
  /// The component's name, in capitals: `VEVENT`.
  public var name: String
  /// Its own properties, in order, without those of nested components.
  public var lines: [ContentLine]
  /// The components within it, in order, which are written after its own lines.
  public var components: [Component]

  /// A component with these lines and components.
  public init(_ name: String, _ lines: [ContentLine] = [], _ components: [Component] = []) {
    self.name = name
    self.lines = lines
    self.components = components
  }

  /// The first property with that name, which is in capitals.
  public subscript(_ name: String) -> ContentLine? { lines.first { $0.name == name } }

  /// The component as text: folded into lines of at most 75 octets, each ended by CRLF.
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
  /// The deepest nesting of components to read. No real calendar goes beyond it, so a deeper one is hostile.
  private static let deepest = 8

  /// Reads one component with everything in it, usually a whole calendar; nothing may follow it.
  ///
  /// - Throws: ``Malformed`` with the line at fault.
  public init(reading bytes: some Sequence<UInt8>) throws(Malformed) {
    var read: [ContentLine] = []
    for line in UnfoldedLines(Array(bytes)) { read.append(try ContentLine(reading: line)) }
    var lines = read[...]
    guard let first = lines.popFirst() else { throw Malformed() }
    try self.init(after: first, in: &lines, depth: 0)
    if let line = lines.first { throw Malformed(line.description) }
  }

  /// Reads one component from text; see ``init(reading:)``.
  ///
  /// - Throws: ``Malformed`` with the line at fault.
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
