package import Agenda

/// How a person is called in what somebody else reads. Everything that tells people of each other says it by this, so that
/// it tells neither more than the reader knows nor less than tells two people apart.
package struct Called: Hashable {
  /// `@bob`, `@bob@example.org`, `@bob@x` or `somebody`.
  package let text: String

  /// - Parameters:
  ///   - address: the one by which the reader knows them; nil where they know none.
  ///   - reader: where it is read.
  package init(_ address: Address?, to reader: AddressKey) {
    text = address.flatMap { $0.key.mayBeTold(to: reader) ? "@" + $0.name(to: reader) : nil } ?? Wording.somebody
  }

  /// The same for what is kept, and may be read on any of the reader's networks.
  package init(lasting address: Address?, to reader: AddressKey) {
    self.init(address.flatMap { $0.key.isTelephone ? nil : $0 }, to: reader)
  }

  /// Whether it is a name that a command takes.
  package var isName: Bool { text != Wording.somebody }

  /// At the beginning of a sentence.
  package var atStart: String { isName ? text : Wording.capitalized(text) }
}

extension Called: CustomStringConvertible {
  package var description: String { text }
}
