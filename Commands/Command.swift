public import Agenda
public import Grammar

/// One chat command: the struct is the intent a message's words amount to.
public protocol Command: Equatable, Sendable {
  /// What `!help`, the documentation and the catalogue tell of it.
  static var guide: Guide { get }
  /// Messages with what each means; they are tests.
  static var examples: [Example<Self>] { get }

  /// Understands what follows the command's word.
  ///
  /// - Throws: `Misunderstanding`, which is told to the person.
  init(_ arguments: String, by reader: Reader) throws

  /// Does it, within one transaction.
  func run(on desk: Desk) throws -> Reply

  /// Whether it is too much to do for whoever only claims to be the person: then they are asked for a code first, where
  /// senders can be forged.
  func wantsProof(on desk: Desk) throws -> Bool

  /// The list it puts something on, which comes into being with that.
  var listMade: String? { get }
}

extension Command {
  public func wantsProof(on desk: Desk) -> Bool { false }
  public var listMade: String? { nil }

  /// The messages of its examples.
  public static var messages: [String] { examples.map { $0.message } }

  /// What `!help` tells of it.
  public static var help: CommandHelp {
    CommandHelp(names: guide.names, usage: guide.usage, summary: guide.summary, examples: messages)
  }
}

/// What a command is called and what it is for.
public struct Guide: Hashable, Sendable {
  /// Its name, then its shorts; without a mark.
  public var names: [String]
  /// What follows the word, as `X [to D]`; empty for nothing.
  public var usage: String
  /// One line: what it does.
  public var summary: String
  /// What may follow the bare word in a private conversation.
  public var bare: Set<Vocabulary.Argument>

  public init(
    _ names: String..., usage: String = "", bare: Set<Vocabulary.Argument> = [.nothing], summary: String
  ) {
    self.names = names
    self.usage = usage
    self.summary = summary
    self.bare = bare
  }

  public var name: String { names.first ?? "" }
}

/// A message and the intent it must amount to.
public struct Example<Meaning: Command>: Sendable {
  public var message: String
  public var meaning: Meaning

  public init(_ message: String, _ meaning: Meaning) {
    self.message = message
    self.meaning = meaning
  }
}
