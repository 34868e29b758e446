import CXML2
import Foundation

/// Reads XML and HTML with libxml2, as far as possible. It fetches nothing, and expands no entities.
enum Document {
  /// The deepest level of elements to read; deeper ones are left out.
  private static let deepest = 200
  /// The most elements to read; further ones are left out.
  private static let mostElements = 300_000

  /// The root of an XML document.
  static func xml(_ bytes: [UInt8], charset: String?) -> Element? {
    let told = encoding(of: bytes, told: charset)
    let repaired = told.isASCII ? XMLRepair.repaired(bytes) : bytes
    return read(repaired, told.name) { nuthatch_xml_read($0, $1, $2) }
  }

  /// The root of an HTML document.
  static func html(_ bytes: [UInt8], charset: String?) -> Element? {
    read(bytes, Charset.isUTF8(bytes) ? "UTF-8" : charset) { nuthatch_html_read($0, $1, $2) }
  }

  /// The charset with which to read a document; nil if the document correctly states its own.
  private static func encoding(of bytes: [UInt8], told charset: String?) -> (name: String?, isASCII: Bool) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(4).contains(0) {
      return (nil, false)
    }
    if Charset.isUTF8(bytes) {
      // Some charsets have no byte above 127.
      return (bytes.contains { $0 > 0x7f } ? "UTF-8" : nil, true)
    }
    let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
    let declares = declaration.contains("encoding=") && !declaration.contains("utf-8")
    return (declares ? nil : charset ?? "windows-1252", true)
  }

  private static func read(
    _ bytes: [UInt8], _ charset: String?,
    by parse: (UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?) -> xmlDocPtr?
  ) -> Element? {
    guard !bytes.isEmpty, let length = Int32(exactly: bytes.count) else { return nil }
    let known = charset.flatMap { isKnown($0) ? $0 : nil }
    let document = bytes.withUnsafeBytes { raw in
      let start = raw.bindMemory(to: CChar.self).baseAddress
      guard let known else { return parse(start, length, nil) }
      return known.withCString { parse(start, length, $0) }
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard let root = xmlDocGetRootElement(document) else { return nil }
    var room = mostElements
    return element(root, depth: 0, &room)
  }

  private static func isKnown(_ charset: String) -> Bool {
    guard let handler = xmlFindCharEncodingHandler(charset) else { return false }
    xmlCharEncCloseFunc(handler)
    return true
  }

  /// The text of sibling nodes, without entities that the document itself defines.
  private static func text(from first: xmlNodePtr?) -> String {
    var text = ""
    var node = first
    while let one = node {
      if one.pointee.type == XML_TEXT_NODE, let part = one.pointee.content { text += String(cString: part) }
      node = one.pointee.next
    }
    return text
  }

  private static func element(_ node: xmlNodePtr, depth: Int, _ room: inout Int) -> Element {
    room -= 1
    var element = Element(name: Namespaces.name(of: node))
    var attribute = node.pointee.properties
    while let one = attribute {
      if let name = one.pointee.name {
        // An attribute without a value still exists.
        element.attributes[String(cString: name).lowercased()] = text(from: one.pointee.children)
      }
      attribute = one.pointee.next
    }
    var child = node.pointee.children
    while let one = child {
      switch one.pointee.type {
      case XML_ELEMENT_NODE:
        if depth < deepest, room > 0 { element.nodes.append(.element(Self.element(one, depth: depth + 1, &room))) }
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        if let text = one.pointee.content { element.nodes.append(.text(String(cString: text))) }
      default: break
      }
      child = one.pointee.next
    }
    return element
  }
}
