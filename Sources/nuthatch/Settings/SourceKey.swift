import Agenda
import Conversation
import Storage

extension Setting {
  static let communityName = Setting(
    "community.name", .text, example: "Union",
    "the name of the community whose events people can ask for; without it, there are no events",
    needsRestart: true)
  static let communityZone = Setting(
    "community.zone", .text, example: "Europe/London",
    "the IANA time zone of the community's days; `zone` if it is left out", needsRestart: true)
  static let communityPublish = Setting(
    "community.publish", .choice(PublishingRights.allCases.map(\.rawValue)), example: PublishingRights.open.rawValue,
    "who may publish events with `!publish`; with approve, the first two events of each newcomer wait for a moderator;"
      + " nobody if it is left out", needsRestart: true)
  static let communityModerators = Setting(
    "community.moderators", .texts, example: "[HANDLE@NETWORK]",
    "the people who decide about events, by their handles or ids and their networks", needsRestart: true)
  static let communityReportsHide = Setting(
    "community.reports_hide", .number(1...1000), example: "3",
    "how many reports hide an event until a moderator has looked at it; 3 if it is left out", needsRestart: true)
  static let calendarHosts = Setting(
    "calendars.allow_hosts", .texts, example: "[https://calendar.intranet:8443]",
    "servers of your own network whose calendars people may follow with `!subscribe`; without them,"
      + " only public addresses are fetched", needsRestart: true)
}

/// The settings of a source of the community's events.
enum SourceKey {
  static let address = Setting(
    "address", .text, example: "https://union.example/events.ics",
    "the address of the calendar, feed or page: https, http or webcal", isRequired: true, isSecret: true)
  static let trust = Setting(
    "trust", .choice(EventSource.Trust.allCases.map(\.rawValue)), example: EventSource.Trust.official.rawValue,
    "whether it speaks for the community (official) or collects other people's events (aggregator); if several sources"
      + " have an event, that of the most trusted one is shown; ordinary if it is left out")
  static let category = Setting(
    "category", .text, example: "sports", "the category of events that have none")
  static let minutes = Setting(
    "every_minutes", .number(5...10_080), example: "60", "the minutes between two looks; 60 if it is left out")
  static let zone = Setting(
    "zone", .text, example: "Europe/London",
    "the IANA time zone of times that name none; the community's if it is left out")
  static let start = Setting(
    "start", .text, example: "pubDate",
    "the feed's element with the start of the event, if the feed has no standard element for it")
  static let time = Setting(
    "time", .text, example: "time", "the feed's element with the time of day, if another element has the date")
  static let place = Setting("place", .text, example: "venue", "the feed's element with the place")
  static let allowHost = Setting(
    "allow_host", .text, example: "https://calendar.intranet:8443",
    "a server of your own network that this source may be fetched from; without it, only public addresses are")

  static let all = [address, trust, category, minutes, zone, start, time, place, allowHost]

  /// Returns the section of a source.
  static func section(of name: String) -> String { "community.sources.\(name)." }
}
