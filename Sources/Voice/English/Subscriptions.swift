package import Agenda

// Calendars on other servers that people follow.
extension Wording {
  package func subscribes(to name: String, isReadHere: Bool) -> String {
    isReadHere
      ? "I'm reading \(name) and will tell you what I find. After that I'll keep it up to date."
      : "I've noted it: the daemon will read \(name) and keep it up to date. This terminal reads nothing from elsewhere."
  }

  package func isSubscribed(to name: String) -> String { "You follow \(quoted(name)) already. !subscribe lists all." }

  package func tooManySubscriptions(_ most: Int) -> String {
    "You follow \(grouped(most)) calendars, the most allowed. !unsubscribe makes room."
  }

  package var subscriptions: String { "You follow" }

  package var noSubscriptions: String {
    "You follow no calendar. To follow one by its address: !subscribe https://example.org/club.ics"
  }

  package func line(_ subscription: Subscription, on desk: Desk) -> String {
    var told = "\(subscription.name.onOneLine), \(events(subscription.events))"
    if let answered = subscription.answered { told += ", read \(moment(at: answered, on: desk))" }
    if let problem = subscription.problem {
      told += ", \(clause(problem))"
    } else if subscription.answered == nil {
      told += ", not read yet"
    }
    return told
  }

  private func clause(_ problem: Subscription.Problem) -> String {
    switch problem {
    case .unreachable: "out of reach since"
    case .noCalendar: "not a complete calendar since"
    case .tooLong: "too long since"
    case .full: "no room for more of it"
    }
  }

  private func events(_ count: Int) -> String { count == 1 ? "1 event" : "\(grouped(count)) events" }

  package func unsubscribe(from subscription: Subscription) -> String {
    "What should I do with the \(events(subscription.events)) from \(quoted(subscription.name))?"
  }

  package var keepEvents: String { "keep them as my own" }

  package var dropEvents: String { "take them out of my calendar" }

  package func unsubscribed(from subscription: Subscription, keepsEvents: Bool) -> String {
    guard subscription.events > 0 else { return "You no longer follow \(quoted(subscription.name))." }
    let events = events(subscription.events)
    return keepsEvents
      ? "You no longer follow \(quoted(subscription.name)). Its \(events) are your own now."
      : "You no longer follow \(quoted(subscription.name)); its \(events) are out of your calendar."
  }

  package func follows(_ subscription: Subscription, unread: Int) -> String {
    let left = unread == 0 ? "" : " I could not read \(grouped(unread)) of its parts."
    guard subscription.events > 0 else {
      return
        "You follow \(quoted(subscription.name)). There is nothing in it yet; what is added will be in your calendar.\(left)"
    }
    return
      "You follow \(quoted(subscription.name)): \(events(subscription.events)) in your calendar, up to date from now on."
      + "\(left) !unsubscribe ends it."
  }

  package func cannotFollow(_ subscription: Subscription, _ problem: Subscription.Problem) -> String {
    switch problem {
    case .unreachable:
      "I could not reach \(quoted(subscription.name)). I keep trying: !subscribe shows the state, !unsubscribe stops it."
    case .noCalendar:
      "I could not read \(quoted(subscription.name)) as a complete calendar (.ics). I keep trying; !unsubscribe stops that."
    case .tooLong: "\(quoted(subscription.name)) is longer than the calendars I read. !unsubscribe ends it."
    case .full:
      "\(quoted(subscription.name)) has more events than you have room for, so nothing new was added."
        + " Delete something, or !unsubscribe."
    }
  }

  package func cannotChange(_ name: String, from origin: String) -> String {
    "\(quoted(name)) comes from \(quoted(origin)) and can only be changed there: nothing was changed. "
      + "!remind sets its reminders, and !unsubscribe stops following \(quoted(origin))."
  }
}
