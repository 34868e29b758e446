import Agenda
import Civil
import Feeds
import Foundation
import Storage

/// Finds events that several sources list, so that only one of each is shown.
struct SourceDuplicates: Sendable {
  let ledger: any Ledger
  /// The community's zone, whose days count.
  let zone: Zone

  /// The most changes in one transaction.
  private static let batch = 500

  /// Compares all events that are not over.
  func join(at now: Date) async throws {
    let kept = try await ledger.read { [zone] in try Self.candidates($0, at: now, zone: zone) }
    let canonical = Duplicates.canonical(of: kept.map(Listing.init), zone: zone)
    let changes = kept.enumerated().compactMap { index, listing -> (CommunityEvent.ID, CommunityEvent.ID?)? in
      let found = canonical[index].map { kept[$0].id }
      return found == listing.canonical ? nil : (listing.id, found)
    }
    for start in stride(from: 0, to: changes.count, by: Self.batch) {
      let batch = Dictionary(
        changes[start..<min(start + Self.batch, changes.count)].map { ($0, $1) }, uniquingKeysWith: { $1 })
      try await ledger.writeAlone { try $0.join(batch) }
    }
  }

  /// Returns the listings that may be the same as others, or were. In a long calendar these are few, and only these
  /// stay in memory.
  private static func candidates(
    _ listings: any EventListings, at now: Date, zone: Zone
  ) throws -> [SourceListing] {
    func bucket(_ listing: SourceListing) -> Int? {
      Duplicates.bucket(of: listing.name, at: listing.start, zone: zone)?.hashValue
    }
    var sources: [String?: Int] = [:]
    // Keyed by what listings have in common: their only source, or a mark for several.
    var seen: [Int: Int] = [:]
    _ = try listings.listings(at: now) { listing in
      guard let bucket = bucket(listing) else { return false }
      let source = sources[listing.source] ?? sources.count
      sources[listing.source] = source
      seen[bucket] = seen[bucket].map { $0 == source ? source : several } ?? source
      return false
    }
    let shared = Set(seen.lazy.filter { $0.value == several }.map(\.key))
    return try listings.listings(at: now) { listing in
      listing.canonical != nil || bucket(listing).map(shared.contains) ?? false
    }
  }

  private static let several = -1
}

extension Listing {
  fileprivate init(_ listing: SourceListing) {
    let rank: Rank =
      switch listing.trust {
      case nil: .organiser
      case .official?: .official
      case .ordinary?: .source
      case .aggregator?: .aggregator
      }
    self.init(
      source: listing.source ?? "", rank: rank, name: listing.name, start: listing.start, place: listing.place)
  }
}
