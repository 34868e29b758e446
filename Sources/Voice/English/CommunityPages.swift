package import Agenda
package import Civil

// The pages of the community's events, in English.
extension Wording {
  package var eventsPage: String { "What's on" }
  package func whatIsOn(in community: String) -> String { "What's on in \(community)" }
  package func whatCommunity(_ community: String) -> String {
    "Events in \(community): find them, go, publish your own"
  }
  package func timesAreOf(_ zone: String) -> String { "All times are those of \(zone)." }
  package var chooseDays: String { "When" }
  package var chooseCategory: String { "What" }
  package var choosePlace: String { "Where" }
  package var chooseOther: String { "Only" }
  package var anyDay: String { "Any day" }
  package var weekend: String { "Weekend" }
  package var nextSevenDays: String { "Next 7 days" }
  package var anyCategory: String { "Everything" }
  package var anyPlace: String { "Anywhere" }
  package var freeOfCharge: String { "Free" }
  package var official: String { "Official" }
  package var ofPeople: String { "By people here" }
  package var longRunning: String { "Longer than a month" }
  package var fromDay: String { "From" }
  package var untilDay: String { "Until" }
  package var wordsOfEvent: String { "Words" }
  package var filter: String { "Filter" }
  package var filterLabel: String { "Which events are shown" }
  package var showAll: String { "Show everything" }
  package func eventsFound(_ days: ClosedRange<CivilDate>?, on desk: Desk) -> String {
    days.map { self.days($0.lowerBound, $0.upperBound, on: desk) } ?? "From today on"
  }

  package var noEvents: String { "Nothing is listed yet." }
  package var noEventsSo: String { "Nothing of this kind is on." }
  package var earlierEvents: String { "Earlier" }
  package var laterEvents: String { "Later" }
  package var pagesOfList: String { "Pages of this list" }
  package var subscribe: String { "Follow" }
  package var asCalendar: String { "in your calendar (.ics)" }
  package var asNews: String { "as news (RSS)" }
  package func attending(_ attendance: Attendance) -> String {
    switch attendance.state {
    case .going:
      "You are going"
        + (attendance.guests == 0 ? "" : attendance.guests == 1 ? " with a guest" : " with \(attendance.guests) guests")
    case .waiting: "You are waiting for a place" + (attendance.turn.map { " (\(ordinal($0)))" } ?? "")
    case .interested: "You are interested"
    }
  }

  package var whereLabel: String { "Where" }
  package var onlineLabel: String { "Online" }
  package var priceLabel: String { "Price" }
  package var organiserLabel: String { "Organiser" }
  package var categoriesLabel: String { "Kinds" }
  package var placesLabel: String { "Places" }
  package var sourceLabel: String { "From" }
  package var alsoListedByLabel: String { "Also listed by" }
  package var repeatsLabel: String { "Repeats" }
  package var alsoOnLabel: String { "Also on" }
  package var changedLabel: String { "Changed" }
  package var pageOfEvent: String { "Link" }
  package var listedOfficially: String { "official" }
  package func publishedBySomebody(in community: String) -> String { "Published by somebody in \(community)" }
  package func publishedBy(_ name: String) -> String { "Published by \(name)" }
  package func placesTaken(_ going: Int, of capacity: Int) -> String {
    "\(grouped(going)) of \(grouped(capacity)) are taken"
  }

  package func eventCalledOff(because reason: String?) -> String { "Called off\(because(reason))" }
  package func eventMoved(from moment: String) -> String { "Moved: it was \(moment)." }
  package var eventNotCertain: String { "It is not certain yet." }
  package var eventNotListed: String { "It is no longer listed; it may be off." }
  package var eventWaits: String { "A moderator will look at it before others see it." }
  package var eventHidden: String { "It was reported, and nobody else sees it until a moderator has looked at it." }
  package var eventRemoved: String { "The moderators have removed it: nobody else sees it." }
  package func sendToGo(_ handles: [String]) -> String {
    "To go, send this to \(handles.isEmpty ? "the bot" : handles.joined(separator: " or ")):"
  }

  package func going(to reference: String) -> String { "going \(reference)" }
  package var signInToGo: String { "Or sign in here to say that you are going" }
  package var toCalendarFile: String { "Calendar file (.ics)" }
  package var going: String { "Going" }
  package var interested: String { "Interested" }
  package var notGoing: String { "Not going" }
  package var guestsLabel: String { "Guests" }
  package var changeGuests: String { "Change guests" }
  package var yourEvent: String { "Change it" }
  package var publishEvent: String { "Publish an event" }
  package var whatPublishing: String { "You see what everybody will see, and are asked, before anything is published." }
  package var seeFirst: String { "See what everybody will see" }
  package var howManyPlaces: String { "Places" }
  package var emptyForAnyNumber: String { "Empty for any number of people." }
  package var kindsHint: String { "Words such as social or arts, with spaces between." }
  package func seen(by audience: EventAudience) -> String {
    switch audience {
    case .everybody: "Everybody"
    case .friends: "Friends of its publisher"
    case .invited: "Invited people"
    }
  }

  package var whoSeesIt: String { "Who sees it" }
  package func audience(_ audience: EventAudience) -> String {
    switch audience {
    case .everybody: "Everybody"
    case .friends: "My friends: people here whom I know and who know me"
    case .invited: "People I invite"
    }
  }

  package var callOff: String { "Call it off" }
  package var reasonLabel: String { "Why" }
  package var whoGoesIsTold: String { "The people who are going will be told." }
  package var notPublishing: String { "You can't publish here: the person who runs the bot decides who may." }
  package var placesAreNumber: String { "The number of places must be 1 or more." }
  package var report: String { "Something is wrong with it" }
}
