import Foundation

/// People on a stand-in who write to an account of the bot's there, by their numbers.
protocol Correspondents: Sendable {
  /// The bot's account, as the configuration has it.
  var account: Daemon.Account { get }
  var server: StandIn { get }

  /// A person writes to the bot, privately.
  func write(_ text: String, as person: Int) async throws
  /// The bot's messages to everyone, oldest first.
  func answers() async throws -> [Int: [String]]
}

/// People on X who write directly to the bot.
struct Followers: Correspondents {
  let handle: Handle

  init() async throws { handle = try await Handle() }

  var account: Daemon.Account { handle.account() }
  var server: StandIn { handle.server }

  func write(_ text: String, as person: Int) async throws {
    try await handle.write(text, as: "\(handle.name)_\(person)")
  }

  func answers() async throws -> [Int: [String]] {
    Dictionary(grouping: try await handle.said()) { said in
      said.to?.split(separator: "_").last.flatMap { Int($0) } ?? -1
    }
    .mapValues { $0.map(\.text) }
  }
}

/// The phones of Telephone's number.
struct Phones: Correspondents {
  let telephone: Telephone

  init() async throws { telephone = try await Telephone() }

  var account: Daemon.Account { telephone.account() }
  var server: StandIn { telephone.server }

  private static let first = 447_700_900_000

  func write(_ text: String, as person: Int) async throws {
    try await telephone.receive(text, from: "+\(Self.first + person)")
  }

  func answers() async throws -> [Int: [String]] {
    Dictionary(grouping: try await telephone.sent()) { (Int($0.to.dropFirst()) ?? 0) - Self.first }
      .mapValues { $0.map(\.text) }
  }
}
