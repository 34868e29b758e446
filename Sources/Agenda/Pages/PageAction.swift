/// One thing that a person does on a page.
public struct PageAction: Hashable, Sendable {
  /// The message that does it: `!complete #12`, `milk tomorrow`. Items are named by their own numbers, such as `#12`.
  /// Numbers without `#` name nothing, since a page shows no numbered list.
  public var message: String
  /// What `it` stands for in the message, or what a bare date or `done` is about.
  public var subject: ItemReference?

  /// A message about nothing in particular, or about an item.
  public init(_ message: String, subject: ItemReference? = nil) {
    self.message = message
    self.subject = subject
  }
}

/// Why an action could not even be tried.
public enum ActionRefused: Error, Hashable, Sendable {
  /// The session has ended, or it is not known whose it is.
  case nobody
  /// Other changes came in between again and again; trying once more may work.
  case busy
}
