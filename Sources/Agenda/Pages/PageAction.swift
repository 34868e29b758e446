/// One thing that a person does on a page.
public struct PageAction: Hashable, Sendable {
  /// What a form says by its fields. A name in it is a name, whatever words it has.
  public enum Intent: Hashable, Sendable {
    /// Gives a list another name.
    case renameList(String, to: String)
    /// Takes a list away; what is on it stays.
    case deleteList(String)
    /// Deletes what is on a list, after asking.
    case clearList(String)
    /// Keeps a search as a list.
    case keepSearch(String, as: String)
    /// Agrees to what somebody asks, by its name.
    case accept(String)
    /// Says no to what somebody asks, by its name.
    case decline(String)
  }

  /// What is done where no message says it.
  public var intent: Intent?
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

  /// What a form says by its fields.
  public init(_ intent: Intent) {
    message = ""
    self.intent = intent
  }
}

/// Why an action could not even be tried.
public enum ActionRefused: Error, Hashable, Sendable {
  /// The session has ended, or it is not known whose it is.
  case nobody
  /// Other changes came in between again and again; trying once more may work.
  case busy
}
