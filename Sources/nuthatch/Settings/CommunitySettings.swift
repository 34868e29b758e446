import Agenda
import Civil
import Conversation
import Feeds
import Foundation
import HTTP
import Hashing
import Storage

/// The community whose events people can ask for.
struct CommunitySettings: Hashable {
  /// One source of its events.
  struct Source: Hashable {
    /// The name of the source, as people and the operator see it.
    var name: String
    /// The address of the source. It may be a secret.
    var address: String
    var trust: EventSource.Trust
    /// The seconds from one fetch to the next.
    var interval: TimeInterval
    var reading: SourceSettings
    /// The source's server, if it may be on the operator's own network; nil if the settings do not allow one.
    var exempt: Origin?
  }

  var name: String
  var zone: Zone
  /// The people who may publish events.
  var publishing = PublishingRights.nobody
  /// The people whom the operator has made moderators.
  var moderators: [ModeratorName] = []
  /// The number of reports that hide an event.
  var reportsHide = 3
  /// The sources, by name.
  var sources: [Source]
}

extension CommunitySettings {
  /// Reads `community`; nil if there is none.
  ///
  /// - Parameter zone: the zone to use if `community.zone` is missing.
  /// - Throws: `SettingProblem` that names the setting and a valid value.
  init?(_ values: SettingValues, sources: [String: SettingValues], zone: Zone) throws {
    guard let name = values.text(.communityName) else {
      guard sources.isEmpty, values.text(.communityZone) == nil,
        values.text(.communityPublish) == nil
      else {
        throw SettingProblem("`community.name` is not set: \(Setting.communityName.help); Union would do")
      }
      return nil
    }
    self.name = name
    let own = try Self.zone(.communityZone, values) ?? zone
    self.zone = own
    publishing = values.text(.communityPublish).flatMap { PublishingRights(rawValue: $0) } ?? .nobody
    moderators = try (values.texts(.communityModerators) ?? []).map { try Self.moderator($0, values) }
    reportsHide = values.number(.communityReportsHide).map { Int($0) } ?? 3
    self.sources = try sources.sorted { $0.key < $1.key }.map { try Source($0.key, $0.value, zone: own) }
    try refuseTwins(sources)
  }

  /// Refuses two sources with the same address, since each would list the other's events once more.
  private func refuseTwins(_ values: [String: SettingValues]) throws {
    for (index, source) in sources.enumerated() {
      guard let twin = sources[..<index].first(where: { $0.address == source.address }) else { continue }
      throw values[source.name]?.problem(SourceKey.address, "is the address of `community.sources.\(twin.name)` too")
        ?? SettingProblem("two sources have one address")
    }
  }

  /// Reads a handle or an id, with the network after its last `@`.
  private static func moderator(_ text: String, _ values: SettingValues) throws -> ModeratorName {
    guard let at = text.lastIndex(of: "@"), at > text.startIndex, text.index(after: at) < text.endIndex else {
      throw values.problem(
        .communityModerators, "has to name each with their network: HANDLE@NETWORK")
    }
    return ModeratorName(
      handle: String(text[..<at].drop { $0 == "@" }), network: String(text[text.index(after: at)...]))
  }

  fileprivate static func zone(_ setting: Setting, _ values: SettingValues) throws -> Zone? {
    guard let name = values.text(setting) else { return nil }
    guard let zone = Zone(identifier: name) else {
      throw values.problem(setting, "is not an IANA time zone such as Europe/London")
    }
    return zone
  }
}

extension CommunitySettings.Source {
  fileprivate init(_ name: String, _ values: SettingValues, zone: Zone) throws {
    self.name = name
    address = values.text(SourceKey.address) ?? ""
    guard DocumentFetcher.canAsk(address) else {
      throw values.problem(
        SourceKey.address,
        "is not an http or https address such as https://union.example/events.ics, without a password")
    }
    trust = values.text(SourceKey.trust).flatMap { EventSource.Trust(rawValue: $0) } ?? .ordinary
    interval = (values.number(SourceKey.minutes) ?? 60) * 60
    reading = SourceSettings(
      zone: try CommunitySettings.zone(SourceKey.zone, values) ?? zone, start: values.text(SourceKey.start),
      time: values.text(SourceKey.time), place: values.text(SourceKey.place))
    reading.category = values.text(SourceKey.category).map { String($0.drop { $0 == "#" }) }
    exempt = try values.text(SourceKey.allowHost).map { text in
      guard let origin = Origin(named: text) else {
        throw values.problem(SourceKey.allowHost, "is not a server such as https://calendar.intranet:8443")
      }
      return origin
    }
  }

  /// The source as it is declared to the ledger, with a hash of everything that affects its answers: its address, how
  /// it is read, and by which version.
  var declared: EventSource.Declared {
    let parts = [
      Version.current, address, reading.category ?? "", reading.zone.identifier, reading.start ?? "",
      reading.time ?? "",
      reading.place ?? "",
    ]
    return EventSource.Declared(
      name: name, asked: SHA256.hash(parts.joined(separator: "\u{0}").utf8), trust: trust)
  }
}
