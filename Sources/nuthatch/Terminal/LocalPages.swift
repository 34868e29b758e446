import Agent
import Commands
import Foundation
import ICalendar
import Logging
import ServiceLifecycle
import Storage
import Voice
import Web

/// The pages of the person in the terminal, on a port of this machine. Other users of the machine can reach the port,
/// so signing in takes a link from the bot here, too.
struct LocalPages: Sendable {
  let address: SiteAddress
  private let port: Int

  /// The port that is tried first, so that a bookmark keeps working.
  private static let usual = 8788

  /// Makes pages on the usual port, or else on any that is free; nil if there is none.
  init?() {
    var port = Self.usual
    if case .free = ListeningPort.trial(host: "127.0.0.1", port: port) {
    } else {
      guard let listener = LoopbackListener() else { return nil }
      port = Int(listener.port)
    }
    guard let address = SiteAddress("http://127.0.0.1:\(port)") else { return nil }
    (self.address, self.port) = (address, port)
  }

  /// Serves the pages until the task is cancelled.
  func serve(
    _ ledger: any Ledger, pictureFiles: (any PictureFiles)? = nil, actions: any PersonActions,
    profile: BotProfile, now: @escaping @Sendable () -> Date,
    log: Logger
  ) async throws {
    let site = Site(
      feeds: NoCalendars(), health: { [] },
      pages: Pages(
        address: address, ledger: ledger, actions: actions, wordings: .all, search: WrittenSearch(ledger: ledger),
        pictureFiles: pictureFiles,
        commands: Catalogue.all.map { $0.help }, trial: VisitorTrial(profile, now: now),
        community: { profile.community }, dates: WrittenDates.read, now: now),
      now: now)
    try await site.application(host: "127.0.0.1", port: port, log: log).run()
  }
}

/// No feeds: no calendar program reads from a server that runs only during a conversation.
private struct NoCalendars: FeedSource {
  func version(secret: String) async throws -> FeedVersion? { nil }
  func feed(secret: String) async throws -> Feed? { nil }
}
