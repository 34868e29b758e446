import Agenda
import Conversation
import Foundation
import Storage
import Testing

@testable import Agent

/// The origins of the bot's messages, as their keys tell them.
@Suite struct MessageOriginTests {
  /// Ids and names that look like parts of a key.
  static let ids = ["17", "to", "again", "ana", "+15550100"]

  private static let origins: [MessageOrigin] = {
    let moment = Date(timeIntervalSince1970: 1_795_168_800)
    var origins: [MessageOrigin] = [
      .post(1, .job(3)), .post(1, .action(.page(3))), .post(1, .action(.device(3))), .reminder(9, due: moment),
      .reminder(1, due: moment),
    ]
    for id in ids {
      origins.append(.budget(until: moment, recipientID: id))
      origins.append(.alert("signed out/\(id)", moment))
      for other in ids {
        origins += [.answer, .answers, .apology, .erased].map { .reply(to: id, account: other, $0) }
        origins += [.post(2, .message(id, account: other)), .restore(moment, network: other, recipientID: id)]
      }
    }
    return origins
  }()

  @Test func `no two things have the same key, and each key is the one that its text tells`() {
    var texts: Set<String> = []
    var count = 0
    for origin in Self.origins {
      for part in [1, 2, 10] {
        let key = origin.key(part: part)
        #expect(MessageKey(key.description) == key, "\(key)")
        texts.insert(key.description)
        count += 1
      }
    }
    #expect(texts.count == count)
  }
}
