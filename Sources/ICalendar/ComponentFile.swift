/// A file of components as programs write them, calendars or cards. What cannot be read costs the component that it is
/// in, not the file.
///
/// Read leniently, a line costs its component only if it would have decided when that is, or what it is called.
public struct ComponentFile: Sendable {
  /// The outermost components, in order: `VCALENDAR`, `VCARD`.
  public private(set) var components: [Component] = []
  /// The lines that cost a component, or how it ended too early.
  public private(set) var faults: [Malformed] = []

  /// Whether it ends before its outermost component does.
  public private(set) var isCut = false

  private let isLenient: Bool

  /// The components that are open, the innermost last, and what is wrong with each.
  private var open: [(component: Component, fault: Malformed?)] = []

  /// How deep components may be nested, as in `Component.init(reading:)`.
  private static let deepest = 8

  /// Reads a whole file. It never fails: at worst there is nothing in it.
  ///
  /// - Parameter isLenient: whether a line that is none, such as a note that goes on without a fold, is passed over.
  public init(_ bytes: [UInt8], leniently isLenient: Bool = false) {
    self.isLenient = isLenient
    for line in Folding.lines(of: bytes) { read(line) }
    isCut = !open.isEmpty
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
      if isLenient { closeUnended(line.value.uppercased(), before: bytes) }
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
    if isLenient, open.count < 2 || !Self.decides(fault.line) { return faults.append(fault) }
    guard open.count > 1, open[open.count - 1].fault == nil else { return }
    open[open.count - 1].fault = fault
  }

  /// A component is never within one of its name: where the end of one is missing, it must not swallow all that follow.
  private mutating func closeUnended(_ name: String, before line: ArraySlice<UInt8>) {
    guard let index = open.firstIndex(where: { $0.component.name == name }) else { return }
    while open.count > index {
      if open.count > 1 { open[open.count - 1].fault = Malformed(line) }
      close()
    }
  }

  /// Whether a line would have decided when something is or what it is called, so that to go without it would mislead.
  private static func decides(_ line: String) -> Bool {
    let name = line.prefix { $0.isLetter || $0 == "-" }.uppercased()
    return decisive.contains(name)
  }

  private static let decisive: Set = [
    "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXRULE", "EXDATE", "RECURRENCE-ID", "UID", "SUMMARY", "STATUS",
    "BEGIN", "END", "TZID", "TZOFFSETFROM", "TZOFFSETTO",
  ]

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
