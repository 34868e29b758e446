package import Agenda
package import Civil

// The address at which programs read a person's calendar.
extension Wording {
  package func calendar(_ address: String, isNew: Bool) -> [String] {
    [
      "Subscribe to this in your calendar: \(address)",
      "Anybody who has it can read all you keep here, so tell nobody. It is shown once; !calendar new gives another, "
        + "!calendar off ends it." + (isNew ? " The old one no longer works." : ""),
    ]
  }

  package func calendarGiven(_ day: CivilDate, on desk: Desk) -> String {
    "Your calendar has had an address since \(date(day, on: desk)). I showed it to you then and can't look it up: "
      + "!calendar new gives another and ends that one, !calendar off ends it."
  }

  package var noCalendar: String {
    "Your calendar can't be read from elsewhere: the person who runs me has not set this up. !agenda shows it here."
  }
  package var calendarInPrivate: String { "Ask me that in a private message: the address is for you alone." }
  package var calendarEnded: String { "The address of your calendar no longer works." }
  package var calendarIsOff: String { "Your calendar has no address. !calendar gives one." }
}
