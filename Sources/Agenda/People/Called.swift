/// The name of a person in a text that somebody else reads. Every text about another person uses it, so that it shows
/// no more than the reader knows, and enough to tell two people apart.
package struct Called: Hashable {
  /// The name: `@bob`, `@bob@example.org`, `@bob@x` or `somebody`.
  package let text: String
  /// Whether it is a name that commands accept.
  package let isName: Bool

  /// - Parameters:
  ///   - address: the address that the reader knows; nil if they know none.
  ///   - reader: the address at which it is read.
  ///   - wording: the reader's.
  package init(_ address: Address?, to reader: Audience, in wording: any Wording) {
    let name = address.flatMap { reader.mayBeTold($0.key) ? "@" + $0.name(to: reader.key) : nil }
    text = name ?? wording.somebody
    isName = name != nil
  }

  /// The name in stored text, which may be read on any of the reader's networks: no telephone address is named.
  package init(lasting address: Address?, to reader: Audience, in wording: any Wording) {
    self.init(address.flatMap { reader.isTelephone($0.key) ? nil : $0 }, to: reader, in: wording)
  }

  /// Whether a handle is theirs: the whole name, or the part before its host.
  package func isCalled(_ handle: String) -> Bool {
    let name = text.drop { $0 == "@" }.lowercased()
    return isName && (name == handle || name.hasPrefix("\(handle)@"))
  }

  /// The name at the beginning of a sentence.
  package var atStart: String { isName ? text : text.capitalizedFirst }
}

extension Called: CustomStringConvertible {
  package var description: String { text }
}
