package import Agenda
import Foundation
package import Grammar

/// Imports the calendar or the contacts at an Internet address, once the message is handled.
package struct Import: Command {
  package var address: String

  package init(_ address: String) { self.address = address }

  package static let guide = Guide(
    "import", usage: "ADDRESS", bare: [.address], summary: "imports a calendar or contacts from an address")

  package static var examples: [Example<Import>] {
    [
      Example("!import https://example.org/club.ics", Import("https://example.org/club.ics")),
      Example("import webcal://example.org/club", Import("webcal://example.org/club")),
      Example("https://example.org/team.vcf", Import("https://example.org/team.vcf")),
    ]
  }

  private static let schemes: Set = ["https", "webcal", "webcals"]

  package init(_ arguments: String, by reader: Reader) throws {
    guard let parts = URLComponents(string: arguments), let scheme = parts.scheme, parts.host?.isEmpty == false,
      Self.schemes.contains(scheme.lowercased()), parts.user == nil, parts.password == nil
    else {
      throw Misunderstanding(
        arguments, reason: .needs(.documentAddress), example: "!import https://example.org/club.ics")
    }
    address = arguments
  }

  package func run(on desk: Desk) throws -> Reply {
    try desk.rights.requestImport(from: address)
    return Reply(.answer, [desk.wording.readingAddress])
  }
}
