import Foundation
import HTTPTypes
import Hummingbird

/// The fields and files of a form: `multipart/form-data` (RFC 7578).
struct MultipartForm: Sendable {
  /// One field or file.
  struct Part: Hashable, Sendable {
    var name: String
    /// The file's name on the sender's machine; nil for a field.
    var fileName: String?
    var bytes: [UInt8]
  }

  let parts: [Part]

  /// The longest body that is read, in bytes.
  static let longest = 8 << 20
  /// The most parts that are read.
  static let mostParts = 40
  /// The longest head of a part, in bytes.
  static let longestHead = 4096

  /// Reads the body of a request.
  /// - Throws: `HTTPError` if it is too long, or no such form.
  init(_ request: Request) async throws {
    guard let boundary = Self.boundary(in: request.headers[.contentType] ?? "") else {
      throw HTTPError(.unsupportedMediaType)
    }
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > Self.longest {
      throw HTTPError(.contentTooLarge)
    }
    let body = try await request.body.collect(upTo: Self.longest)
    guard let form = MultipartForm(Array(body.readableBytesView), boundary: boundary) else {
      throw HTTPError(.badRequest)
    }
    self = form
  }

  /// Reads a whole body; nil if it does not have that boundary, or exceeds the limits.
  init?(_ bytes: [UInt8], boundary: String) {
    let delimiter = Array("\r\n--\(boundary)".utf8)
    // The first delimiter has no line break before it.
    var rest = bytes[...]
    guard rest.starts(with: delimiter.dropFirst(2)) else { return nil }
    rest = rest.dropFirst(delimiter.count - 2)
    var parts: [Part] = []
    while !rest.starts(with: "--".utf8) {
      guard parts.count < Self.mostParts, rest.starts(with: "\r\n".utf8),
        let headEnd = Self.range(of: Array("\r\n\r\n".utf8), in: rest.prefix(Self.longestHead)),
        let end = Self.range(of: delimiter, in: bytes[(headEnd.upperBound - 2)...])
      else { return nil }
      let head = String(decoding: rest[rest.startIndex..<headEnd.lowerBound], as: UTF8.self)
      // An empty part ends where its head does.
      let content = headEnd.upperBound <= end.lowerBound ? bytes[headEnd.upperBound..<end.lowerBound] : []
      guard let disposition = Self.disposition(in: head), let name = Self.value(of: "name", in: disposition) else {
        return nil
      }
      parts.append(
        Part(name: name, fileName: Self.value(of: "filename", in: disposition), bytes: Array(content)))
      rest = bytes[end.upperBound...]
    }
    self.parts = parts
  }

  /// The value of a field; the first if the form has several of that name.
  subscript(name: String) -> String? {
    parts.first { $0.name == name && $0.fileName == nil }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The files of a field. If nobody has chosen one, the field sends a file without a name and without content.
  func files(_ name: String) -> [Part] {
    parts.filter { $0.name == name && $0.fileName != nil && !($0.bytes.isEmpty && $0.fileName == "") }
  }

  /// The boundary that a content type names (RFC 2046, section 5.1.1); nil for another type.
  static func boundary(in type: String) -> String? {
    let parts = type.split(separator: ";", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, parts[0].lowercased() == "multipart/form-data",
      let boundary = value(of: "boundary", in: parts[1]), (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), boundary.utf8.last != 0x20
    else { return nil }
    return boundary
  }

  private static func disposition(in head: String) -> String? {
    let lines = head.unicodeScalars.split { $0 == "\r" || $0 == "\n" }.map { String($0) }
    let name = "content-disposition:"
    return lines.first { $0.lowercased().hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
  }

  /// The value of a parameter, with quotation marks or without. Browsers write a quotation mark in it as `%22`
  /// (HTML, section 4.10.21.8).
  private static func value(of name: String, in header: String) -> String? {
    var rest = header.unicodeScalars[...]
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest[key.endIndex...]
      let isWanted = String(String.UnicodeScalarView(key)).trimmingCharacters(in: .whitespaces).lowercased() == name
      guard rest.first == "=" else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst()
      var value = String.UnicodeScalarView()
      if rest.first == "\"" {
        rest = rest.dropFirst()
        while let scalar = rest.popFirst(), scalar != "\"" {
          // Old programs write a backslash before a quotation mark. A Windows path has other backslashes.
          if scalar == "\\", rest.first == "\"" || rest.first == "\\", let next = rest.popFirst() {
            value.append(next)
          } else {
            value.append(scalar)
          }
        }
        rest = rest.drop { $0 != ";" }.dropFirst()
      } else {
        let token = rest.prefix { $0 != ";" }
        value = String.UnicodeScalarView(token)
        rest = rest[token.endIndex...].dropFirst()
      }
      if isWanted { return String(value).replacing("%22", with: "\"") }
    }
    return nil
  }

  /// The first position of some bytes. Every delimiter begins with a carriage return, so only those are checked.
  private static func range(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { buffer in
      guard buffer.count >= wanted.count, let first = wanted.first else { return nil }
      var index = 0
      while index <= buffer.count - wanted.count {
        if buffer[index] == first, wanted.indices.allSatisfy({ buffer[index + $0] == wanted[$0] }) {
          return bytes.startIndex + index..<bytes.startIndex + index + wanted.count
        }
        index += 1
      }
      return nil
    }
  }
}
