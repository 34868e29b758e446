import Conversation
import Testing

@testable import nuthatch

@Suite struct SignInCureTests {
  @Test(arguments: KnownNetworks.all.names)
  func `whoever is signed out of a network learns one thing to do`(network: String) throws {
    let kind = try #require(KnownNetworks.all.kind(named: network))
    let advice = kind.advice(for: "garden")
    let hasLogin = if case .interactive = kind.login { true } else { false }
    for outcome in [SignInOutcome.denied, .rejected] {
      let cure = try #require(outcome.cure(advice))
      #expect(!hasLogin || cure.contains("nuthatch login \(network)"))
    }
    #expect(SignInOutcome.granted.cure(advice) == nil && SignInOutcome.renewed.cure(advice) == nil)
  }
}
