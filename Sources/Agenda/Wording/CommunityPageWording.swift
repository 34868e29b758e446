package import Civil

/// The texts of the pages of the community's events.
package protocol CommunityPageWording {
  /// The entry that leads to these pages, and the texts above the events.
  var eventsPage: String { get }
  func whatIsOn(in community: String) -> String
  func whatCommunity(_ community: String) -> String
  func timesAreOf(_ zone: String) -> String
  /// The labels of the filters, and their choices.
  var chooseDays: String { get }
  var chooseCategory: String { get }
  var choosePlace: String { get }
  var chooseOther: String { get }
  var anyDay: String { get }
  var weekend: String { get }
  var nextSevenDays: String { get }
  var anyCategory: String { get }
  var anyPlace: String { get }
  var freeOfCharge: String { get }
  var official: String { get }
  var ofPeople: String { get }
  var longRunning: String { get }
  var fromDay: String { get }
  var untilDay: String { get }
  var wordsOfEvent: String { get }
  var filter: String { get }
  var filterLabel: String { get }
  var showAll: String { get }
  func eventsFound(_ days: ClosedRange<CivilDate>?, on desk: Desk) -> String
  var noEvents: String { get }
  var noEventsSo: String { get }
  var earlierEvents: String { get }
  var laterEvents: String { get }
  var pagesOfList: String { get }
  /// The feeds of the events that are shown.
  var subscribe: String { get }
  var asCalendar: String { get }
  var asNews: String { get }
  /// The hours of an event below the heading of `day`; if it does not begin on that day, its dates and hours.
  func hours(_ event: ListedEvent, on desk: Desk, day: CivilDate?) -> String
  /// The facts to know before going to an event: `41 going`, `full`, `8 €`.
  func remarks(_ event: ListedEvent) -> [String]
  func attending(_ attendance: Attendance) -> String
  /// The labels of an event's details.
  var whereLabel: String { get }
  var onlineLabel: String { get }
  var priceLabel: String { get }
  var organiserLabel: String { get }
  var categoriesLabel: String { get }
  var placesLabel: String { get }
  var sourceLabel: String { get }
  var alsoListedByLabel: String { get }
  var repeatsLabel: String { get }
  var alsoOnLabel: String { get }
  var changedLabel: String { get }
  var pageOfEvent: String { get }

  var listedOfficially: String { get }
  /// The publisher line of an event whose publisher's name is hidden.
  func publishedBySomebody(in community: String) -> String
  func publishedBy(_ name: String) -> String
  func placesTaken(_ going: Int, of capacity: Int) -> String
  /// The notes that an event is not what people may expect.
  func eventCalledOff(because reason: String?) -> String
  func eventMoved(from moment: String) -> String
  var eventNotCertain: String { get }
  var eventNotListed: String { get }
  var eventWaits: String { get }
  var eventHidden: String { get }
  var eventRemoved: String { get }
  /// The introduction to the message that people send to go to an event; the message follows.
  func sendToGo(_ handles: [String]) -> String
  /// The message that somebody sends the bot to go to an event.
  func going(to reference: String) -> String
  var signInToGo: String { get }
  var toCalendarFile: String { get }
  /// The texts for going and publishing, for people who are signed in.
  var going: String { get }
  var interested: String { get }
  var notGoing: String { get }
  var guestsLabel: String { get }
  var changeGuests: String { get }
  var yourEvent: String { get }
  var publishEvent: String { get }
  var whatPublishing: String { get }
  var seeFirst: String { get }
  var howManyPlaces: String { get }
  var emptyForAnyNumber: String { get }
  var kindsHint: String { get }
  var whoSeesIt: String { get }
  /// The people who see an event, which may be somebody else's.
  func seen(by audience: EventAudience) -> String
  func audience(_ audience: EventAudience) -> String
  var callOff: String { get }
  var reasonLabel: String { get }
  var whoGoesIsTold: String { get }
  var notPublishing: String { get }
  var placesAreNumber: String { get }
  var report: String { get }
}
