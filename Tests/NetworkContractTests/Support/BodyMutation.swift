import Foundation

/// Spoils the bodies of answers in whatever way a server, a proxy or a line may; the same way from the same seed.
struct BodyMutation: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A spoilt body: one or more of its values are exchanged, or its bytes are cut, doubled or changed.
  mutating func spoil(_ body: Data) -> Data {
    if Bool.random(using: &self), let spoilt = spoilValues(of: body) { return spoilt }
    return spoilBytes(of: body)
  }

  // MARK: - Bytes

  private mutating func spoilBytes(of body: Data) -> Data {
    guard !body.isEmpty else { return Self.strangers.randomElement(using: &self).map { Data($0.utf8) } ?? body }
    var bytes = Array(body)
    let place = Int.random(in: 0..<bytes.count, using: &self)
    switch Int.random(in: 0..<8, using: &self) {
    case 0, 1: bytes = Array(bytes[..<place])
    case 2: bytes = Array(bytes[place...])
    case 3:
      for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &self)] = UInt8.random(in: 0...255, using: &self) }
    case 4: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
    case 5: bytes.removeSubrange(place..<min(bytes.count, place + 20))
    case 6: bytes.insert(contentsOf: Array((Self.values.randomElement(using: &self) ?? "").utf8), at: place)
    default: return Data((Self.strangers.randomElement(using: &self) ?? "").utf8)
    }
    return Data(bytes)
  }

  /// Answers that do not come from the server itself.
  private static let strangers = [
    "", "null", "true", "0", "[]", "{}", "[[]]", "[null]", "[{}]", #"{"data":null}"#, #"{"data":[],"meta":{}}"#,
    "\u{FEFF}[]",
    "<html><body>Sign in to the hotel's network</body></html>", "\0", "NaN", #""text""#, "[1,2", "{\"messages\":[{}]}",
    String(repeating: "[", count: 20_000), String(repeating: #"{"data":"#, count: 5_000) + "1",
    #"{"errors":[{"message":7}]}"#,
  ]

  // MARK: - Values

  private mutating func spoilValues(of body: Data) -> Data? {
    guard var json = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) else { return nil }
    var count = 0
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      count += 1
      json = spoilt(json, mark: "§\(count)§")
    }
    guard let data = try? JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed) else { return nil }
    var text = String(decoding: data, as: UTF8.self)
    // The marks are replaced by text that no JSON encoder would write.
    for number in 1...count {
      let value = Self.values.randomElement(using: &self) ?? "null"
      text = text.replacingOccurrences(of: "\"§\(number)§\"", with: value, options: .literal)
    }
    return Data(text.utf8)
  }

  /// A value with another one somewhere in it.
  private mutating func spoilt(_ value: Any, mark: String) -> Any {
    if var fields = value as? [String: Any], let name = fields.keys.sorted().randomElement(using: &self) {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: fields[name] = nil
      case 1: fields[name] = mark
      case 2: fields[fields.keys.sorted().randomElement(using: &self) ?? ""] = fields[name]
      default: fields[name] = spoilt(fields[name] ?? "", mark: mark)
      }
      return fields
    }
    if var elements = value as? [Any], !elements.isEmpty {
      let place = Int.random(in: 0..<elements.count, using: &self)
      switch Int.random(in: 0..<8, using: &self) {
      case 0: elements.remove(at: place)
      case 1: elements.insert(elements[place], at: Int.random(in: 0..<elements.count, using: &self))
      case 2: elements.insert(mark, at: place)
      case 3: elements.shuffle(using: &self)
      default: elements[place] = spoilt(elements[place], mark: mark)
      }
      return elements
    }
    return mark
  }

  /// Values of every kind, as JSON; none is the original one.
  private static let values = [
    "null", "true", "false", "0", "-1", "0.5", "1e999", "-1e999", "9223372036854775807", "9223372036854775808",
    "18446744073709551616", "-9223372036854775809", "1e400", "123456789012345678901234567890", "1E-400", "\"\"",
    "\" \"",
    "\"0\"", "\"-1\"", "\"1e3\"", "\"9999999999999999999999999999\"", "\"\\u0000\"", "\"\\ud800\"",
    "\"\\udc00\\ud800\"",
    "\"\\u202e\\u2066abc\"", "\"\\ufffe\\uffff\"", "\"a\\u0301\\u0301\\u0301\"",
    "\"\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\"",
    "\"2026-11-20T10:00:00Z\"", "\"2026-13-45T99:99:99Z\"", "\"0000-00-00T00:00:00.000Z\"",
    "\"99999999-01-01T00:00:00Z\"",
    "\"Fri, 99 Nov 2026 10:00:00 +0000\"", "\"https://\"", "\"javascript:alert(1)\"", "\"//\"", "\"/\"", "\"@\"",
    "\"<p><p><p></a><a href=\\\"\\\"></p>\"", "\"&#xFFFFFFFF;&#-1;&nope;\"", "\"mention\"", "\"direct\"",
    "\"MessageCreate\"",
    "\"\(String(repeating: "x", count: 3_000))\"", "\"\(String(repeating: "<b>", count: 2_000))\"", "[]", "{}",
    "[null]",
    "[[[[1]]]]", "{\"id\":{\"id\":{\"id\":1}}}", "[1,\"2\",{\"3\":4}]",
    String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
    String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000),
    String(repeating: "{\"a\":", count: 300) + "1" + String(repeating: "}", count: 300),
  ]
}
