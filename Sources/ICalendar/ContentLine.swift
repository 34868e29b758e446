/// One content line of iCalendar (RFC 5545 3.1): a name, parameters, and a value.
///
/// Lines are read and written as bytes: to Swift, a `:` or `;` and a combining accent after it are one `Character`,
/// which would no longer separate a name from its value.
public struct ContentLine: Hashable, Sendable {
  /// A property parameter (RFC 5545 3.2). Its values are decoded: without quotes and the caret escapes of RFC 6868.
  public struct Parameter: Hashable, Sendable {
    /// The parameter's name, in capitals: `TZID`.
    public var name: String
    /// Its values, one or more.
    public var values: [String]

    /// A parameter with one or more values.
    public init(_ name: String, _ values: String...) {
      self.name = name
      self.values = values
    }

    init(_ name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The property's name, in capitals: `DTSTART`.
  public var name: String
  /// The parameters, in order.
  public var parameters: [Parameter]
  /// The value as written in the line, with its escapes.
  public var value: String

  /// A line with a value that is already escaped.
  public init(_ name: String, _ parameters: [Parameter] = [], _ value: String) {
    self.name = name
    self.parameters = parameters
    self.value = value
  }

  /// The first value of the parameter with that name, in capitals; nil if the line has no such parameter.
  public func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.values.first }
}

extension ContentLine: CustomStringConvertible {
  /// The line as text, before folding.
  public var description: String {
    let qualified = parameters.map { ";\($0.name)=" + $0.values.map(ParameterText.written).joined(separator: ",") }
    return name + qualified.joined() + ":" + value
  }

  /// Reads an unfolded line.
  ///
  /// - Throws: ``Malformed`` if it is not a name with a value.
  init(reading bytes: ArraySlice<UInt8>) throws(Malformed) {
    var rest = bytes
    self.init(try ContentLine.name(in: &rest, of: bytes), [], "")
    while rest.first == UInt8(ascii: ";") {
      rest.removeFirst()
      let name = try ContentLine.name(in: &rest, of: bytes)
      guard rest.first == UInt8(ascii: "=") else { throw Malformed(bytes) }
      var values: [String] = []
      repeat {
        rest.removeFirst()
        guard let value = ParameterText.read(from: &rest) else { throw Malformed(bytes) }
        values.append(value)
      } while rest.first == UInt8(ascii: ",")
      parameters.append(Parameter(name, values: values))
    }
    guard rest.first == UInt8(ascii: ":") else { throw Malformed(bytes) }
    value = String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  private static func name(in rest: inout ArraySlice<UInt8>, of line: ArraySlice<UInt8>) throws(Malformed) -> String {
    let name = rest.prefix {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
    guard !name.isEmpty else { throw Malformed(line) }
    rest = rest[name.endIndex...]
    let text = String(decoding: name, as: UTF8.self)
    // Most names are in capitals, and to convert each would take longer than to read the line.
    return name.contains { $0 >= UInt8(ascii: "a") } ? text.uppercased() : text
  }
}
