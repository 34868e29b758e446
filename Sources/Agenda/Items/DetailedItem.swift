public import Foundation

/// A todo, an event or a note.
public protocol DetailedItem {
  /// What it has in common with every other item.
  var details: ItemDetails { get set }
}

extension DetailedItem {
  /// The name of the list it is on; nil for none.
  public var list: String? {
    get { details.list }
    set { details.list = newValue }
  }

  /// The tags without `#`, in the order given.
  public var tags: [String] {
    get { details.tags }
    set { details.tags = newValue }
  }

  /// A link that belongs to it.
  public var url: String? {
    get { details.url }
    set { details.url = newValue }
  }

  /// The time at which it was added.
  public var added: Date {
    get { details.added }
    set { details.added = newValue }
  }
}
