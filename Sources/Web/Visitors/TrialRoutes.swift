import Agenda
import Foundation
import HTTPTypes
import Hummingbird
import Markup

/// The box in which visitors try the bot. The form sends back the conversation so far, so that the site keeps nothing.
struct TrialRoutes: Sendable {
  let address: SiteAddress
  let trial: any Trial
  let welcome: @Sendable () async -> WelcomePage
  let wording: any Wording
  let now: @Sendable () -> Date
  /// The limit on messages from one address.
  private let callers = AttemptLimiter(most: 40)
  /// The limit on messages from everywhere together, so that nobody who writes to the bot waits for those who try it.
  private let everybody = AttemptLimiter(most: 600)
  private let slots = SlotLimiter(1)

  init(
    address: SiteAddress, trial: any Trial, welcome: @escaping @Sendable () async -> WelcomePage,
    wording: any Wording, now: @escaping @Sendable () -> Date
  ) {
    self.address = address
    self.trial = trial
    self.welcome = welcome
    self.wording = wording
    self.now = now
  }

  func add(to routes: RouterGroup<VisitContext>) {
    // Somebody who returns by the browser's history finds the box again.
    routes.get("try") { _, _ in Response.redirect(to: WelcomePage.box) }
    routes.post("try") { request, context in
      try OriginGuard(address: address).check(request)
      let form = try await SubmittedForm(request)
      let (talk, status) = try await answer(form, context.caller(request))
      return await welcome().response(to: request, wording, talk, status)
    }
  }

  private func answer(_ form: SubmittedForm, _ caller: String?) async throws -> (TrialTalk, HTTPResponse.Status) {
    let message = (form["message"] ?? "").trimmed
    let said = form.all("said").prefix(TrialTalk.most)
    var refused = TrialTalk(turns: TrialTalk.turns(in: form), entry: message)
    let refuse = { (problem: String, status: HTTPResponse.Status) in
      refused.problem = problem
      return (refused, status)
    }
    guard !message.isEmpty else { return refuse(wording.writeFirst, .unprocessableContent) }
    guard (said + [message]).allSatisfy({ $0.utf8.count <= TrialTalk.longest }) else {
      return refuse(wording.tooLongToTry, .contentTooLarge)
    }
    guard said.count < TrialTalk.most else { return refuse(wording.endOfTrying, .unprocessableContent) }
    let instant = now()
    guard callers.wait(caller, at: instant) == nil, everybody.wait(Self.all, at: instant) == nil else {
      return refuse(wording.tooManyToTry, .tooManyRequests)
    }
    guard let slot = slots.take() else {
      return refuse(wording.somebodyElseTries, .serviceUnavailable)
    }
    defer { withExtendedLifetime(slot) {} }
    callers.note(caller, at: instant)
    everybody.note(Self.all, at: instant)
    let messages = said + [message]
    let answers = try await trial.answers(to: Array(messages))
    return (TrialTalk(turns: zip(messages, answers).map { .init(said: $0, answers: $1) }), .ok)
  }

  /// The one address under which everybody's messages are counted.
  private static let all = "*"
}
