/// A file of components, calendars or cards. If some text cannot be read, only the component that contains it is lost,
/// not the file.
///
/// In lenient reading, a faulty line makes its component fail only if the line would have given the time or the name.
public struct ComponentFile: Sendable {
  /// The outermost components, in order: `VCALENDAR`, `VCARD`.
  public private(set) var components: [Component] = []
  /// The lines, or the early end, that made a component fail: the first ``mostFaults`` of them.
  public private(set) var faults: [Malformed] = []
  /// The number of faults beyond those in ``faults``.
  public private(set) var furtherFaults = 0
  /// The number of faults to keep. Nobody reads more, and a file full of faults must not fill the memory.
  public static let mostFaults = 1000

  /// Whether the file ends before its outermost component does.
  public private(set) var isCut = false

  private let isLenient: Bool

  /// An open component, the offset of its beginning in the file, and its first fault.
  private typealias Open = (component: Component, start: Int, fault: Malformed?)

  /// The components that are open, the innermost last.
  private var open: [Open] = []

  /// The deepest nesting of components to read, as in `Component.init(reading:)`.
  private static let deepest = 8

  /// Reads a whole file. It never fails: at worst, it finds nothing.
  ///
  /// - Parameter isLenient: whether to skip a faulty line, such as a note that continues without a fold.
  public init(_ bytes: [UInt8], leniently isLenient: Bool = false) {
    self.init(bytes, leniently: isLenient) { _ in false }
  }

  /// A component directly within an outermost one, as it is read.
  public struct Part {
    /// The component with everything in it.
    public var component: Component
    /// The component's range in the file, for ``ComponentFile/part(of:at:)``.
    public var range: Range<Int>
    /// The outermost component around it, as far as that was read and kept.
    public var outer: Component
    /// The index that the outermost component will have in ``ComponentFile/components``.
    public var place: Int
  }

  /// Reads a whole file, part by part, so that a long one takes little memory.
  ///
  /// - Parameter take: takes a component directly within an outermost one. If it returns true, the file keeps nothing
  ///   of it.
  public init(_ bytes: [UInt8], leniently isLenient: Bool = false, taking take: (Part) -> Bool) {
    self.isLenient = isLenient
    read(UnfoldedLines(bytes), taking: take)
    isCut = !open.isEmpty
    while !open.isEmpty {
      // The file was cut off. Open components are incomplete, but the calendar around them is worth reading.
      if open.count > 1 { open[open.count - 1].fault = Malformed() }
      close(at: bytes.endIndex, take)
    }
  }

  /// Reads a part again that was complete when it was first read; nil if there is none.
  public static func part(of bytes: [UInt8], at range: Range<Int>) -> Component? {
    guard range.upperBound <= bytes.endIndex else { return nil }
    var found: Component?
    var file = ComponentFile(within: Component(""))
    file.read(UnfoldedLines(bytes[range])) { part in
      found = part.component
      return true
    }
    return found
  }

  /// Reads the lines within a component leniently.
  private init(within component: Component) {
    isLenient = true
    open = [(component, 0, nil)]
  }

  private mutating func read(_ lines: UnfoldedLines, taking take: (Part) -> Bool) {
    var lines = lines
    while let line = lines.next() { read(line, from: lines.start, to: lines.end, take) }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, from start: Int, to end: Int, _ take: (Part) -> Bool) {
    let line: ContentLine
    do {
      line = try ContentLine(reading: bytes)
    } catch {
      return blame(error)
    }
    switch line.name {
    case "BEGIN":
      if isLenient { closeUnended(line.value.uppercased(), before: bytes, at: start, take) }
      guard open.count < Self.deepest else { return blame(Malformed(bytes)) }
      open.append((Component(line.value.uppercased()), start, nil))
    case "END":
      guard let index = open.lastIndex(where: { $0.component.name == line.value.uppercased() }) else {
        return blame(Malformed(bytes))
      }
      while open.count > index + 1 {
        open[open.count - 1].fault = Malformed(bytes)
        close(at: start, take)
      }
      close(at: end, take)
    default:
      if !open.isEmpty { open[open.count - 1].component.lines.append(line) }
    }
  }

  /// Counts a faulty line against the innermost component, unless that is the outermost one.
  private mutating func blame(_ fault: Malformed) {
    if isLenient, open.count < 2 || !Self.decides(fault.line) { return note(fault) }
    guard open.count > 1, open[open.count - 1].fault == nil else { return }
    open[open.count - 1].fault = fault
  }

  private mutating func note(_ fault: Malformed) {
    if faults.count < Self.mostFaults { faults.append(fault) } else { furtherFaults += 1 }
  }

  /// Closes an open component of the same name, since a component never contains one with its own name. If an END is
  /// missing, the component must not swallow all that follow.
  private mutating func closeUnended(
    _ name: String, before line: ArraySlice<UInt8>, at start: Int, _ take: (Part) -> Bool
  ) {
    guard let index = open.firstIndex(where: { $0.component.name == name }) else { return }
    while open.count > index {
      if open.count > 1 { open[open.count - 1].fault = Malformed(line) }
      close(at: start, take)
    }
  }

  /// Whether a line would have given the time or the name of an item, so that the item would mislead without it.
  private static func decides(_ line: String) -> Bool {
    let name = line.prefix { $0.isLetter || $0 == "-" }.uppercased()
    return decisive.contains(name)
  }

  private static let decisive: Set = [
    "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXRULE", "EXDATE", "RECURRENCE-ID", "UID", "SUMMARY", "STATUS",
    "BEGIN", "END", "TZID", "TZOFFSETFROM", "TZOFFSETTO",
  ]

  private mutating func close(at end: Int, _ take: (Part) -> Bool) {
    let (component, start, fault) = open.removeLast()
    if let fault {
      note(fault)
    } else if open.isEmpty {
      components.append(component)
    } else if open.count > 1
      || !take(Part(component: component, range: start..<end, outer: open[0].component, place: components.count))
    {
      open[open.count - 1].component.components.append(component)
    }
  }
}
