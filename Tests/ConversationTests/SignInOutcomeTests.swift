import Conversation
import Testing

@Suite struct SignInOutcomeTests {
  private static let advice = AccountAdvice(signIn: "do: nuthatch login toy", wrongServer: "look at the address")

  @Test(arguments: [
    (NetworkFailure.signedOut(reason: "gone"), SignInOutcome.rejected),
    (.permanent(reason: "never"), .rejected), (.optedOut(reason: "stop"), .rejected),
    (.retry(after: 5, reason: "later", arrival: .no), .failed),
  ])
  func `a request that fails says how signing in ended`(failure: NetworkFailure, outcome: SignInOutcome) {
    #expect(SignInOutcome(failure) == outcome)
  }

  @Test(arguments: [
    (LoginFailure.usage("no option"), nil), (.denied("no"), SignInOutcome.denied), (.refused("no"), .rejected),
    (.unavailable("down"), .failed),
  ])
  func `a login that does not work says how it ended`(failure: LoginFailure, outcome: SignInOutcome?) {
    #expect(failure.outcome == outcome)
  }

  @Test func `each outcome has one cure, or needs none`() {
    let cures = SignInOutcome.allCases.map { $0.cure(Self.advice) }
    #expect(
      cures == [
        nil, Self.advice.signIn, nil, Self.advice.signIn,
        "it is tried again; if it lasts, look at the server's address and state",
      ])
  }
}
