import Agenda
import Civil
import Feeds
import Foundation
import Storage

/// Finds events that several sources list, and has one of each shown.
struct SourceDuplicates: Sendable {
  let ledger: any Ledger
  /// The community's, whose days count.
  let zone: Zone

  /// The most changes of a transaction.
  private static let batch = 500

  /// Compares all events that are not over.
  func join(at now: Date) async throws {
    let kept = try await ledger.read { try $0.listings(at: now) }
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
