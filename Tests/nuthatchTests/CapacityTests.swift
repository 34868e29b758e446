import Conversation
import Testing

@testable import nuthatch

@Suite struct CapacityTests {
  @Test(arguments: [(36, "about 1 person at"), (86, "about 4 people at"), (10, "about 0 people at")])
  func `people are counted in words`(messages: Int, words: String) {
    let limits = [SendLimit(messages: messages, window: 86_400)]
    #expect(Capacity(of: NetworkTraits(lengthLimit: 220, sendLimits: limits)).description.contains(words))
  }
}
