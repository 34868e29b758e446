import Foundation

extension Zone {
  /// The longest name to look up, in bytes; nothing longer is a place.
  private static let longestPlaceName = 200

  /// Returns the places that a name could mean: a city, a region, a country, or an IANA name in any case.
  ///
  /// If it is empty, no such place is known. One place is the one meant. Several have different zones, so the bot must
  /// ask the person; regions come first, then the largest city. A place with less than a hundredth of the largest one's
  /// people counts only if the name says where it is: `paris texas`, `london, canada`.
  public static func places(named name: String) -> [ZonePlace] {
    let name = trimmed(name)
    // The words after any of its spaces may say where the place is; each space is tried.
    guard name.utf8.count <= Zone.longestPlaceName else { return [] }
    if name.utf8.contains(UInt8(ascii: "/")) {
      let wanted = name.lowercased().replacing(" ", with: "_")
      return TimeZone.knownTimeZoneIdentifiers.first { $0.lowercased() == wanted }.map { [ZonePlace(zone: $0)] }
        ?? alias(name)
    }
    for entries in [Gazetteer.entries(named: name), qualified(name)] where !entries.isEmpty {
      return told(withoutSameZone(entries, as: name))
    }
    let city = Gazetteer.key(of: name)
    guard !city.isEmpty else { return [] }
    return zonesByCity[city].map { [ZonePlace(zone: $0)] } ?? alias(name)
  }

  /// The name without white space at its ends. Foundation is slow if there is none.
  private static func trimmed(_ name: String) -> String {
    let isTrimmed = [name.utf8.first, name.utf8.last].allSatisfy { $0.map { 0x21..<0x80 ~= $0 } ?? true }
    return isTrimmed ? name : name.trimmingCharacters(in: .whitespaces)
  }

  /// The zones by the last part of their names: `Europe/Kyiv` by `kyiv`. The first of several wins.
  private static let zonesByCity: [String: String] = Dictionary(
    TimeZone.knownTimeZoneIdentifiers.compactMap { zone in
      zone.split(separator: "/").last.map { (Gazetteer.key(of: String($0)), zone) }
    }, uniquingKeysWith: { first, _ in first })

  /// Returns the zone of a name that the zone database accepts but does not list: `UTC`, `Europe/Kyiv`.
  private static func alias(_ name: String) -> [ZonePlace] {
    // No zone's name has a space, and the zone database is slow to reject one.
    if name.utf8.contains(UInt8(ascii: " ")) { return [] }
    return Zone(identifier: name).map { [ZonePlace(zone: $0.identifier)] } ?? []
  }

  /// Returns the entries for a name that is followed by its region or country.
  private static func qualified(_ name: String) -> [Gazetteer.Entry] {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }) else { return [] }
    let letters = name.utf8
    for split in letters.indices.reversed()
    where letters[split] == UInt8(ascii: ",") || letters[split] == UInt8(ascii: " ") {
      let area = String(name[letters.index(after: split)...])
      let areas =
        Gazetteer.entries(named: area).filter { !$0.isCity } + [Gazetteer.region(code: area)].compactMap { $0 }
      guard !areas.isEmpty else { continue }
      let found = Gazetteer.entries(named: String(name[..<split])).filter { entry in
        areas.contains { $0.name == entry.whereabouts || ($0.isCountry && isRegion(entry.whereabouts, of: $0.name)) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func isRegion(_ name: String, of country: String) -> Bool {
    Gazetteer.entries(named: name).contains { !$0.isCity && $0.whereabouts == country }
  }

  /// The entries without those for which it is only a second name, if another one in the same zone has that name: Hong
  /// Kong has a Victoria.
  private static func withoutSameZone(_ entries: [Gazetteer.Entry], as name: String) -> [Gazetteer.Entry] {
    let key = Gazetteer.key(of: name)
    let zones = Set(entries.filter { Gazetteer.key(of: $0.name) == key }.map(\.zone))
    return entries.filter { Gazetteer.key(of: $0.name) == key || !zones.contains($0.zone) }
  }

  private static func told(_ entries: [Gazetteer.Entry]) -> [ZonePlace] {
    let areas = entries.filter { !$0.isCity }
    if areas.count == 1, areas[0].isCountry, let zones = widerCountries[areas[0].name] {
      return zones.map { ZonePlace(zone: $0) }
    }
    let largest = entries.map(\.thousands).max() ?? 0
    let cities = entries.filter { $0.isCity && $0.thousands * 100 >= largest }.sorted { $0.thousands > $1.thousands }
    let meant = areas.contains { $0.isCountry } ? areas : areas + cities
    let places = meant.filter { Zone(identifier: $0.zone) != nil }.map {
      ZonePlace($0.name, $0.isCountry ? nil : $0.whereabouts, zone: $0.zone)
    }
    return Set(places.map(\.zone)).count == 1 ? Array(places.prefix(1)) : places
  }

  /// Countries with several zones, each with the cities that give these zones their names.
  private static let widerCountries: [String: [String]] = {
    let america = [
      "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix", "America/Los_Angeles",
      "America/Anchorage", "Pacific/Honolulu",
    ]
    return [
      "United States": america,
      "Canada": [
        "America/Toronto", "America/Winnipeg", "America/Edmonton", "America/Vancouver", "America/Halifax",
        "America/St_Johns",
      ],
      "Mexico": ["America/Mexico_City", "America/Cancun", "America/Hermosillo", "America/Tijuana"],
      "Brazil": ["America/Sao_Paulo", "America/Manaus", "America/Rio_Branco", "America/Noronha"],
      "Australia": [
        "Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Australia/Darwin", "Australia/Perth",
      ],
      "Russia": [
        "Europe/Kaliningrad", "Europe/Moscow", "Europe/Samara", "Asia/Yekaterinburg", "Asia/Omsk", "Asia/Krasnoyarsk",
        "Asia/Irkutsk", "Asia/Yakutsk", "Asia/Vladivostok",
      ],
      "Indonesia": ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"],
    ]
  }()
}
