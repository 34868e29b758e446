/// One line of iCalendar (RFC 5545 3.1): a name, parameters, and a value as it is written there.
///
/// Lines are read and written as bytes: a mark and a combining accent after it are one `Character` to Swift, and would
/// no longer part a name from its value.
public struct ContentLine: Hashable, Sendable {
  /// What qualifies a value; its values are as they are meant, without quotes and RFC 6868's carets.
  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var values: [String]

    public init(_ name: String, _ values: String...) {
      self.name = name
      self.values = values
    }

    init(_ name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// In capitals.
  public var name: String
  public var parameters: [Parameter]
  public var value: String

  public init(_ name: String, _ parameters: [Parameter] = [], _ value: String) {
    self.name = name
    self.parameters = parameters
    self.value = value
  }

  /// The first value of a parameter.
  public func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.values.first }
}

extension ContentLine: CustomStringConvertible {
  /// The line as it is written, but for its folding.
  public var description: String {
    let qualified = parameters.map { ";\($0.name)=" + $0.values.map(ParameterText.written).joined(separator: ",") }
    return name + qualified.joined() + ":" + value
  }

  /// Reads an unfolded line.
  ///
  /// - Throws: ``Malformed`` where it is no name with a value.
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
    return String(decoding: name, as: UTF8.self).uppercased()
  }
}
