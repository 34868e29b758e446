import Conversation
import Testing

@Suite struct SignInOutcomeTests {
  private static let advice = AccountAdvice(signIn: "do: nuthatch login toy", wrongServer: "look at the address")

  @Test(arguments: [
    (NetworkFailure.signedOut(reason: "gone"), SignInOutcome.rejected),
    (.permanent(reason: "never"), .rejected), (.optedOut(reason: "stop"), .rejected),
    (.retry(after: 5, reason: "later", doubt: .no), .failed),
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

  @Test func `what a server refuses is told with one question, and no cure twice`() {
    let refused = LoginFailure(.signedOut(reason: "401"), of: "https://example.org", asking: "is the token whole?")
    #expect(refused == .refused("https://example.org did not sign the bot in (401); is the token whole?"))
    guard case .unavailable(let words) = LoginFailure(.retry(after: nil, reason: "no route", doubt: .no), of: "a")
    else {
      Issue.record("it may be there later")
      return
    }
    #expect(words.hasSuffix("is this machine online, and is that the server's address?"))
  }

  @Test func `each outcome has one cure, or needs none`() {
    let cures = SignInOutcome.allCases.map { $0.cure(Self.advice) }
    #expect(
      cures == [
        nil, Self.advice.signIn, nil, Self.advice.signIn,
        "it is tried again; if it lasts, look at the server's address and state",
      ])
  }

  @Test(arguments: [
    (NetworkFailure.signedOut(reason: "gone"), "do: nuthatch login toy"),
    (.signedOut(reason: "suspended", cure: "ask the maker"), "ask the maker"),
    (.permanent(reason: "no toy"), "look at the address"), (.optedOut(reason: "stop"), "look at the address"),
    (
      .retry(after: 5, reason: "later", doubt: .no),
      "it is tried again; if it lasts, look at the server's address and state"
    ),
    (.retry(after: 5, reason: "run down", doubt: .no, cure: "wind it up"), "wind it up"),
  ])
  func `a failure to sign in has one cure: its own, or that of its kind`(failure: NetworkFailure, cure: String) {
    #expect(failure.signInCure(Self.advice) == cure)
    // If nobody else says what to do, its words do.
    #expect(failure.words == (failure.cure.map { "\(failure.reason); \($0)" } ?? failure.reason))
  }

  @Test func `a login that fails asks the failure's own question`() {
    #expect(
      LoginFailure(.signedOut(reason: "suspended", cure: "ask the maker"), of: "toy.example", asking: "is it whole?")
        == .refused("toy.example did not sign the bot in (suspended); ask the maker"))
  }
}
