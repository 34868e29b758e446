/// A file of components as programs write them, calendars or cards. What cannot be read costs the component that it is
/// in, not the file.
public struct ComponentFile: Sendable {
  /// The outermost components, in order: `VCALENDAR`, `VCARD`.
  public private(set) var components: [Component] = []
  /// The lines that cost a component, or how it ended too early.
  public private(set) var faults: [Malformed] = []

  /// The components that are open, the innermost last, and what is wrong with each.
  private var open: [(component: Component, fault: Malformed?)] = []

  /// How deep components may be nested, as in `Component.init(reading:)`.
  private static let deepest = 8

  /// Reads a whole file. It never fails: at worst there is nothing in it.
  public init(_ bytes: [UInt8]) {
    for line in Folding.lines(of: bytes) { read(line) }
    while !open.isEmpty {
      // A file that was cut: what was open is not whole, but the calendar around it is worth reading.
      if open.count > 1 { open[open.count - 1].fault = Malformed() }
      close()
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    let line: ContentLine
    do {
      line = try ContentLine(reading: bytes)
    } catch {
      return blame(error)
    }
    switch line.name {
    case "BEGIN":
      guard open.count < Self.deepest else { return blame(Malformed(bytes)) }
      open.append((Component(line.value.uppercased()), nil))
    case "END":
      guard let index = open.lastIndex(where: { $0.component.name == line.value.uppercased() }) else {
        return blame(Malformed(bytes))
      }
      while open.count > index + 1 {
        open[open.count - 1].fault = Malformed(bytes)
        close()
      }
      close()
    default:
      if !open.isEmpty { open[open.count - 1].component.lines.append(line) }
    }
  }

  /// A line that is none counts against the innermost component, unless that is the whole file.
  private mutating func blame(_ fault: Malformed) {
    guard open.count > 1, open[open.count - 1].fault == nil else { return }
    open[open.count - 1].fault = fault
  }

  private mutating func close() {
    let (component, fault) = open.removeLast()
    if let fault {
      faults.append(fault)
    } else if open.isEmpty {
      components.append(component)
    } else {
      open[open.count - 1].component.components.append(component)
    }
  }
}
