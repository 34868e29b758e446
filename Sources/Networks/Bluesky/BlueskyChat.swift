import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Reads and writes direct messages. Ignores conversations of more than two people, since items are private.
actor BlueskyChat {
  private let api: BlueskyAPI
  private let me: BlueskyName
  private let now: @Sendable () -> Date
  /// The account's partner in each conversation; nil for a group.
  private var partners: [String: BlueskyProfile?] = [:]

  private static let mostPartners = 10_000, page = 100

  init(api: BlueskyAPI, me: BlueskyName, now: @escaping @Sendable () -> Date) {
    (self.api, self.me, self.now) = (api, me, now)
  }

  /// The result of a look.
  struct Look {
    var messages: [IncomingMessage] = []
    var mark: BlueskyCursor.Chat
    var hasMore = false
  }

  // MARK: Reading

  /// Reads the next messages, oldest first. The first look reads none, and only records the place to begin.
  func look(after mark: BlueskyCursor.Chat?) async throws -> Look {
    let asked = now()
    guard let mark else {
      // If the log does not give its end, reading begins now.
      let end = try await api.log(after: nil).cursor
      return Look(mark: .init(rev: end ?? BlueskyTID(asked).text, looked: asked))
    }
    if mark.mayHaveForgotten(at: asked) { return try await lookEverywhere(after: mark, at: asked) }
    let events = try await api.log(after: mark.rev).events.filter { $0.rev > mark.rev }
    return Look(
      messages: try await messages(events.compactMap(Self.written)),
      mark: mark.noting(events.map(\.rev).max(), at: asked), hasMore: !events.isEmpty)
  }

  /// Reads the conversations as well as the log, since the log may have forgotten older events.
  private func lookEverywhere(after mark: BlueskyCursor.Chat, at asked: Date) async throws -> Look {
    var written: [String: Written] = [:]
    var last = mark.rev
    while true {
      let events = try await api.log(after: last).events.filter { $0.rev > last }
      guard let newest = events.map(\.rev).max() else { break }
      for each in events.compactMap(Self.written) { written[each.id] = each }
      last = newest
    }
    for each in try await writtenInConversations(after: mark.rev) { written[each.id] = each }
    let latest = max(last, written.values.map(\.message.rev).max() ?? "")
    var next = mark.noting(latest, at: asked)
    next.looked = asked
    return Look(
      messages: try await messages(written.values.sorted { $0.message.rev < $1.message.rev }), mark: next)
  }

  private func writtenInConversations(after rev: String) async throws -> [Written] {
    var written: [Written] = []
    var cursor: String?
    repeat {
      let list = try await api.conversations(from: cursor, limit: Self.page)
      for conversation in list.items where conversation.rev > rev {
        var place: String?
        repeat {
          let page = try await api.messages(in: conversation.id, from: place, limit: Self.page)
          written += page.items.filter { $0.rev > rev }.map { Written(conversation: conversation.id, message: $0) }
          let isWhole = page.items.last.map { $0.rev <= rev } ?? false
          place = isWhole || page.next == place ? nil : page.next
        } while place != nil
      }
      cursor = list.next == cursor ? nil : list.next
    } while cursor != nil
    return written
  }

  /// A message and its conversation.
  private struct Written {
    var conversation: String
    var message: BlueskyChatMessage
    var id: String { BlueskyMessageID(conversation: conversation, message: message.id).text }
  }

  private static func written(_ event: BlueskyLog.Event) -> Written? {
    guard let conversation = event.conversation, let message = event.message else { return nil }
    return Written(conversation: conversation, message: message)
  }

  /// The messages that others have written only to the account.
  private func messages(_ written: [Written]) async throws -> [IncomingMessage] {
    var messages: [IncomingMessage] = []
    for each in written where each.message.sender != me.did {
      guard let partner = try await partner(in: each.conversation), partner.did == each.message.sender, !partner.isBot
      else { continue }
      messages.append(each.message.message(in: each.conversation, from: partner, to: me, at: now()))
    }
    return messages
  }

  /// The account's partner in a conversation; nil in a group, and if the account is no longer in it.
  private func partner(in id: String) async throws -> BlueskyProfile? {
    if let known = partners[id] { return known }
    let conversation: BlueskyConversation
    do {
      conversation = try await api.conversation(id)
    } catch let refusal as RESTRefusal where BlueskyFailure.isOfConversation(refusal) {
      // The messages of everybody else wait behind this one.
      return nil
    }
    // A conversation that a stranger begins is a request first. Accepting it may fail, since an answer accepts it too.
    if conversation.isRequest { try? await api.accept(id) }
    return note(conversation)
  }

  @discardableResult
  private func note(_ conversation: BlueskyConversation) -> BlueskyProfile? {
    if partners.count >= Self.mostPartners { partners = [:] }
    let partner = conversation.partner(of: me.did)
    partners[conversation.id] = .some(partner)
    return partner
  }

  // MARK: Writing

  /// Sends a direct message only to its recipient; returns its id.
  func send(_ message: OutgoingMessage) async throws -> String {
    let conversation = try await conversation(for: message)
    let answered = message.repliesTo.flatMap { BlueskyMessageID($0) }.flatMap {
      $0.conversation == conversation ? $0.message : nil
    }
    let facets = BlueskyFacet.all(in: message.text, to: nil)
    var written = BlueskyAPI.Message(
      text: message.text, facets: facets.isEmpty ? nil : facets, replyTo: answered.map { .init(messageId: $0) })
    let sent: BlueskyChatMessage
    do {
      sent = try await api.send(written, to: conversation)
    } catch  where BlueskyFailure.code(error) == "ReplyTargetNotFound" {
      // The answered message was deleted.
      written.replyTo = nil
      sent = try await api.send(written, to: conversation)
    }
    return BlueskyMessageID(conversation: conversation, message: sent.id).text
  }

  /// Returns the conversation with just a message's recipient.
  func conversation(for message: OutgoingMessage) async throws -> String {
    if let id = message.conversationID, BlueskyURI(id) == nil, try await partner(in: id)?.did == message.recipientID {
      return id
    }
    let conversation = try await api.conversation(with: message.recipientID)
    guard note(conversation)?.did == message.recipientID else {
      throw NetworkFailure.permanent(reason: "the server offers no conversation with the recipient alone")
    }
    return conversation.id
  }
}
