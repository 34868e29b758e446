package import Agenda
package import Civil
package import Foundation

extension Wording {
  package var remindersOn: String { "Reminders are on; !off stops them." }
  package var remindersOff: String { "Reminders are off; !on brings them back." }
  package var messagesOff: String {
    """
    I'll only write when you write to me: no reminders, no digest, and nothing that others ask of you. !on, !digest 8am \
    and !requests everybody start them again.
    """
  }
  package var confirmationsOn: String { "I confirm what I do; !confirmoff stops that." }
  package var confirmationsOff: String {
    "I'll do what you say without confirming it, but I always report errors. !confirmon brings confirmations back."
  }

  package func zoneSet(_ zone: Zone, on desk: Desk) -> String {
    let there = zone.local(at: desk.instant)
    let told = "Your time zone is \(zone.label), where it is \(moment(When(there.date, there.time), on: desk))."
    guard zone.isFixed else { return told }
    return "\(told) It never changes to summer time; a city does: !timezone berlin"
  }

  package func zoneIs(_ person: Person, on desk: Desk) -> String {
    let assumed = person.zoneIsAssumed ? " (I assumed that; change it with !timezone and a city)" : ""
    return "Your time zone is \(person.zone.label)\(assumed). It is \(time(desk.now.time, on: desk)) there."
  }

  package func choice(_ place: ZonePlace, _ zone: Zone, on desk: Desk) -> String {
    let name = [place.name, place.whereabouts].compactMap { $0 }.joined(separator: ", ")
    return "\(name) (\(time(zone.local(at: desk.instant).time, on: desk)) there)"
  }
}

// All settings, each in the words of the reply to its change.
extension Wording {
  package func datesAre(_ order: Conventions.DateOrder) -> String {
    order == .dayFirst ? "I read 3/5 as 3 May, the day first." : "I read 3/5 as March 5, the month first."
  }

  package func clockIs(_ clock: Conventions.Clock) -> String {
    clock == .twelve ? "I tell the time by the 12-hour clock: 5pm." : "I tell the time by the 24-hour clock: 17:00."
  }

  package func hoursAre(_ hours: Person.Hours?, on desk: Desk) -> String {
    guard let hours else { return "I may write to you at any hour; !hours 8-22 changes that." }
    return "I write to you between \(minutes(hours.from, on: desk)) and \(minutes(hours.until, on: desk))."
  }

  package func quiet(until moment: Date?, on desk: Desk) -> String {
    let isOff = !desk.person.wantsReminders
    guard let moment, moment > desk.instant else {
      return isOff ? remindersOff : "Reminders come as usual; !quiet until 5pm holds them back."
    }
    let until = "I'll be quiet until \(self.moment(at: moment, on: desk))"
    return isOff ? "\(until). \(remindersOff)" : "\(until), then tell you what came due. !quiet off ends it."
  }

  package func digestIs(_ time: CivilTime?, on desk: Desk) -> String {
    guard let time else { return "No digest of your day is sent; !digest 8am changes that." }
    return "I'll tell you about your day at \(self.time(time, on: desk))."
  }

  private func minutes(_ minutes: Int, on desk: Desk) -> String {
    time(CivilTime(secondOfDay: minutes * 60), on: desk)
  }

  package func settings(_ person: Person, on desk: Desk) -> [String] {
    let conventions = person.conventions
    let hours = person.hours.map { "\(minutes($0.from, on: desk))-\(minutes($0.until, on: desk))" } ?? "any"
    var told = [
      "You are \(Called(desk.address, to: desk.audience, in: self))",
      "Time zone: \(person.zone.label)\(person.zoneIsAssumed ? ", assumed" : "") (!timezone berlin)",
      "Dates: \(conventions.dateOrder == .dayFirst ? "day" : "month") first (!dates dmy or mdy)",
      "Clock: \(conventions.clock.rawValue) hours (!clock 12 or 24)",
      "Parts of the day: \(parts(conventions.partsOfDay, on: desk)) (!parts morning 7:30)",
      "Weeks: from \(weekdays[conventions.firstWeekday.rawValue - 1]) (!weekstart sunday)",
      "Hours I may write in: \(hours) (!hours 8-22 or always)",
      "Digest: \(person.digest.map { time($0, on: desk) } ?? "off") (!digest 8am or off)",
      "Reminders: \(person.wantsReminders ? "on (!off)" : "off (!on)")"
        + (person.remindsOn.map { ", on \($0) (!remindon anywhere)" } ?? ""),
      "Requests: from \(person.requests.rawValue) (!requests contacts, everybody or nobody)",
      "Confirmations: \(person.wantsConfirmations ? "on (!confirmoff)" : "off (!confirmon)")",
    ]
    if desk.listed != nil {
      let interests = person.interests.isEmpty ? "none" : person.interests.joined(separator: ", ")
      told.append("Interests: \(interests) (!interests)")
      told.append(
        "Publishers see your name where you go, and friends hear that a friend is going: \(person.showsGoing == true ? "yes" : "no") (!seen yes or no)"
      )
    }
    if let until = person.quietUntil, until > desk.instant { told.append(quiet(until: until, on: desk)) }
    return told
  }

  package var about: String {
    """
    I am Nuthatch and keep your tasks, calendar and notes, with what you send and what I answer, on the computer of the \
    person who runs me, until you delete it. They can read it; I show it to nobody else.
    """
  }
}
