import Agenda
import Conversation
import Foundation
import Storage

// Most tests are on networks whose ids are global.

extension Address {
  init(network: String, remoteID: String, handle: String) {
    self.init(network: network, realm: network, remoteID: remoteID, handle: handle)
  }
}

extension MessageStore {
  func receive(
    _ messages: [IncomingMessage], account: String, network: String, cursor: String?, at instant: Date
  ) throws -> Int {
    try receive(messages, account: account, network: network, realm: network, cursor: cursor, at: instant)
  }

  func notePoll(account: String, network: String, failure: String?, at instant: Date) throws {
    try notePoll(account: account, network: network, realm: network, failure: failure, signIn: nil, at: instant)
  }

  func lastEntry(from authorID: String, network: String) throws -> InboxEntry? {
    try lastEntry(from: authorID, network: network, realm: network)
  }
}

extension MessageStore {
  func register(account: String, network: String, realm: String) throws {
    try register([(account, network, realm)])
  }
}
