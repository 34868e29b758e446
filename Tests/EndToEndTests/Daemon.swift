import Foundation

/// `nuthatch run` with a configuration and a database of its own, which outlive it.
actor Daemon {
  nonisolated let folder: URL
  nonisolated let configuration: URL
  nonisolated let database: URL
  nonisolated let log: URL
  private let driver: Driver
  /// The names of its accounts.
  private let names: [String]
  private var child: Child?

  /// An account of the bot's, as the configuration has it.
  struct Account: Sendable {
    var name: String
    /// Its settings, but for `token_file` and `poll_seconds`.
    var settings: [String: any Sendable]
    /// The content of its `token_file`.
    var secret: String
  }

  /// Writes the configuration for the bot's account on the server; starts nothing yet.
  ///
  /// - Parameter web: the port calendars are served at; nil for none.
  init(on server: Server, web: Int? = nil) throws {
    try self.init([server.account], driver: server.driver, web: web)
  }

  /// Writes the configuration for some accounts; starts nothing yet.
  ///
  /// - Parameter driver: looks after it; any will do.
  init(_ accounts: [Account], driver: Driver, web: Int? = nil) throws {
    self.driver = driver
    names = accounts.map(\.name)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("nuthatch-\(UUID())")
    configuration = folder.appendingPathComponent("nuthatch.json")
    database = folder.appendingPathComponent("nuthatch.sqlite")
    log = folder.appendingPathComponent("log")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var described: [String: any Sendable] = [:]
    for account in accounts {
      let file = Self.tokenFile(of: account.name, in: folder)
      try Self.write(account.secret, to: file)
      let more: [String: any Sendable] = ["token_file": file.path, "poll_seconds": ["min": 0.1, "max": 0.5]]
      described[account.name] = account.settings.merging(more) { given, _ in given }
    }
    var settings: [String: any Sendable] = [
      "database": database.path, "zone": "Europe/London", "log": ["level": "debug"],
      "accounts": names, "account": described,
    ]
    if let web { settings["web"] = ["listen": "127.0.0.1:\(web)", "public_url": "http://127.0.0.1:\(web)"] }
    try JSONSerialization.data(withJSONObject: settings).write(to: configuration)
  }

  deinit {
    child?.signal(SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - fault: the step at which it is to kill itself, such as `work.begun:2`.
  ///   - ahead: seconds that its clock is ahead of the machine's.
  ///   - manager: the socket to which it reports its start and its end.
  func start(fault: String? = nil, ahead: Double? = nil, manager: NotifySocket? = nil) async throws {
    guard let nuthatch = Surroundings.nuthatch else { throw Server.Failure(description: Surroundings.whatIsMissing) }
    var environment: [String: String] = [:]
    environment["NUTHATCH_FAULT"] = fault
    environment["NUTHATCH_AHEAD"] = ahead.map { String($0) }
    // The servers of these tests are done within seconds.
    environment["NUTHATCH_GRACE"] = "6"
    environment["NOTIFY_SOCKET"] = manager?.path
    let child = try Child(
      nuthatch, ["run", "--config", configuration.path], environment: Surroundings.environment(environment),
      output: log)
    self.child = child
    try await driver.watch(child.identifier, started: configuration.path)
  }

  /// Starts it for the first time, and waits until it has noted where to begin: older messages are not answered.
  func startAfresh() async throws {
    try await start()
    // The cursor is stored after the first page was read.
    try await eventually("the first cursors", log: log) {
      guard FileManager.default.fileExists(atPath: self.database.path) else { return false }
      return try await self.status().accounts.filter { $0.cursor != nil }.count == self.names.count
    }
  }

  /// Asks it to stop, as an operator does.
  func stop() async throws -> Child.End? {
    guard let child else { return nil }
    child.signal(SIGTERM)
    try await eventually("an end after SIGTERM", log: log) { child.end != nil }
    self.child = nil
    return child.end
  }

  /// Kills it at once.
  func kill() async -> Child.End? {
    child?.signal(SIGKILL)
    let end = await child?.ended()
    child = nil
    return end
  }

  /// Makes it read its configuration again.
  func hangUp() { child?.signal(SIGHUP) }

  /// Waits until it has ended by itself, which a fault point makes it do.
  func died() async throws -> Child.End? {
    guard let child else { return nil }
    try await eventually("its end", log: log) { child.end != nil }
    self.child = nil
    return child.end
  }

  var isRunning: Bool { child.map { $0.end == nil } ?? false }

  /// Writes another token to the account's token file.
  func replaceToken(of account: String = "garden", by token: String) throws {
    try Self.write(token, to: Self.tokenFile(of: account, in: folder))
  }

  /// Returns the content of the account's token file.
  func token(of account: String) throws -> String {
    try String(contentsOf: Self.tokenFile(of: account, in: folder), encoding: .utf8)
  }

  private static func tokenFile(of account: String, in folder: URL) -> URL {
    folder.appendingPathComponent("\(account).token")
  }

  private static func write(_ token: String, to file: URL) throws {
    try Data(token.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }

  /// Runs another subcommand on the same configuration; returns its output, and the way it ended.
  func nuthatch(
    _ arguments: [String], _ variables: [String: String] = [:]
  ) async throws -> (output: String, end: Child.End) {
    guard let nuthatch = Surroundings.nuthatch else { throw Server.Failure(description: Surroundings.whatIsMissing) }
    let output = folder.appendingPathComponent("output-\(UUID())")
    defer { try? FileManager.default.removeItem(at: output) }
    let child = try Child(
      nuthatch, arguments + ["--config", configuration.path], environment: Surroundings.environment(variables),
      output: output)
    let end = await child.ended()
    return (try String(contentsOf: output, encoding: .utf8), end)
  }

  /// Returns the JSON output of a subcommand.
  func json(_ arguments: [String]) async throws -> sending [String: Any] {
    let (output, end) = try await nuthatch(arguments + ["--json"])
    guard end == .exited(0), let object = try? JSONSerialization.jsonObject(with: Data(output.utf8)),
      let fields = object as? [String: Any]
    else { throw Server.Failure(description: "\(arguments) ended with \(end): \(output)") }
    return fields
  }

  /// Rows of its database, read by another process.
  func database(_ sql: String) async throws -> [[String]] { try await driver.rows(of: database, sql) }

  /// `nuthatch status --json`, run beside the daemon.
  func status() async throws -> Status {
    let (output, end) = try await nuthatch(["status", "--json"])
    guard end == .exited(0) else { throw Server.Failure(description: "status ended with \(end): \(output)") }
    return try JSONDecoder().decode(Status.self, from: Data(output.utf8))
  }
}
