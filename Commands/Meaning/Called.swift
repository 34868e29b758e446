import Agenda

/// How a person is called in what somebody else reads. Everything that tells people of each other says it by this, so that
/// it tells neither more than the reader knows nor less than tells two people apart.
struct Called: Hashable {
  /// `@bob`, `@bob@example.org`, `@bob@x` or `somebody`.
  let text: String

  /// - Parameters:
  ///   - address: the one by which the reader knows them; nil where they know none.
  ///   - reader: where it is read.
  init(_ address: Address?, to reader: AddressKey) {
    text = address.flatMap { $0.key.mayBeTold(to: reader) ? "@" + $0.name(to: reader) : nil } ?? Voice.somebody
  }

  /// The same for what is kept, and may be read on any of the reader's networks.
  init(lasting address: Address?, to reader: AddressKey) {
    self.init(address.flatMap { $0.key.isTelephone ? nil : $0 }, to: reader)
  }

  /// Whether it is a name that a command takes.
  var isName: Bool { text != Voice.somebody }

  /// At the beginning of a sentence.
  var atStart: String { isName ? text : Voice.capitalized(text) }
}

extension Called: CustomStringConvertible {
  var description: String { text }
}
