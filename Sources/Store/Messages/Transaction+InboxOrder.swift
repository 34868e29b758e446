import Agenda
import Civil
import Conversation
import GRDB
import Storage

/// The order in which the bot handles the inbox.
extension Transaction {
  /// The number of entries of one address that may be returned now, by its network, realm and id.
  typealias Allowance = (_ authorID: String, _ network: String, _ realm: String) -> Int

  /// Returns each author's oldest messages, in the order of writing. An author is one person, wherever they write from.
  ///
  /// The author who has waited longest comes first, and everybody's first message before anybody's second. It asks the
  /// index once for each waiting author and once for each returned message. So a flood costs no more than one message,
  /// and authors who have used up their allowance take nobody's place, however many they are.
  func unprocessed(accounts: [String], limit: Int, perAuthor: Int, allowance: Allowance) throws -> [InboxEntry] {
    var lines: [Writer: [Line]] = [:]
    for account in accounts {
      for line in try waiting(account) { lines[line.writer, default: []].append(line) }
    }
    // A message from another of an author's addresses waits for those that they wrote before.
    let open = lines.values.filter { $0.allSatisfy { allowance($0.author, $0.network, $0.realm) > 0 } }
    let writers = open.sorted { ($0.map(\.oldest).min() ?? 0) < ($1.map(\.oldest).min() ?? 0) }
    let turns = try turns(
      of: Array(writers.prefix(max(0, limit))), limit: limit, perAuthor: perAuthor, allowance: allowance)
    var chosen: [InboxEntry] = []
    for round in 0..<(turns.map(\.count).max() ?? 0) {
      chosen += turns.compactMap { round < $0.count ? $0[round] : nil }.prefix(limit - chosen.count)
    }
    return chosen
  }

  /// Returns the first messages of each author, as many as are needed for `limit` in all.
  private func turns(
    of writers: [[Line]], limit: Int, perAuthor: Int, allowance: Allowance
  ) throws -> [[InboxEntry]] {
    guard !writers.isEmpty, perAuthor > 0 else { return [] }
    var share = min(perAuthor, (limit + writers.count - 1) / writers.count)
    var turns = try writers.map { try entries($0, limit: share) }
    // If some authors have few messages, the others may have more.
    while share < perAuthor, turns.map(\.count).reduce(0, +) < limit {
      let longer = turns.indices.filter { turns[$0].count == share }
      if longer.isEmpty { break }
      share = min(perAuthor, share * 4)
      for index in longer { turns[index] = try entries(writers[index], limit: share) }
    }
    return turns.map { turn in
      var left: [AddressKey: Int] = [:]
      let end = turn.firstIndex { entry in
        let key = AddressKey(network: entry.network, realm: entry.realm, remoteID: entry.message.authorID)
        left[key, default: allowance(key.remoteID, key.network, key.realm)] -= 1
        return left[key, default: 0] < 0
      }
      return Array(turn[..<(end ?? turn.endIndex)])
    }
  }

  /// An author: a known person, or an address that is not known yet.
  private enum Writer: Hashable {
    case person(Int64)
    case stranger(network: String, realm: String, id: String)
  }

  /// The messages of one author to one account.
  private struct Line {
    var writer: Writer
    var account: String
    var author: String
    var network: String
    var realm: String
    /// The number of the oldest waiting message.
    var oldest: Int64

    /// - Parameter row: a row of `nextAuthor`.
    init(_ row: ResultRow, account: String) throws {
      (author, oldest, network, realm) = (try row[0], try row[1], try row[2], try row[4])
      writer = (try row[3] as Int64?).map { .person($0) } ?? .stranger(network: network, realm: realm, id: author)
      self.account = account
    }
  }

  /// Returns the lines of an account. It jumps from author to author through the index.
  private func waiting(_ account: String) throws -> [Line] {
    let statement = try db.cachedStatement(Transaction.nextAuthor)
    var lines: [Line] = []
    var author = ""
    while let line = try statement.row([account, author], { try Line($0, account: account) }) {
      author = line.author
      lines.append(line)
    }
    return lines
  }

  static let nextAuthor: FrequentStatement = """
    SELECT author_id, number, inbox.network, person, account.realm FROM inbox
    JOIN account ON account.name = inbox.account
    LEFT JOIN address ON address.network = inbox.network AND address.realm = account.realm
      AND address.remote_id = author_id
    WHERE state = 'new' AND account = ? AND author_id > ? ORDER BY author_id, sent_at, number LIMIT 1
    """

  private func entries(_ lines: [Line], limit: Int) throws -> [InboxEntry] {
    let statement = try db.cachedStatement(Transaction.nextOfAuthor)
    let entries = try lines.flatMap { line in
      try statement.rows([line.account, line.author, limit], InboxRow.entry)
    }
    guard lines.count > 1 else { return entries }
    return Array(entries.sorted { ($0.message.sentAt, $0.number) < ($1.message.sentAt, $1.number) }.prefix(limit))
  }

  static let nextOfAuthor: FrequentStatement = """
    SELECT \(InboxRow.columns) FROM inbox
    WHERE state = 'new' AND account = ? AND author_id = ? ORDER BY sent_at, number LIMIT ?
    """
}
