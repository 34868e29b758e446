/// A server that the tests of one suite share, one test at a time.
struct SharedServer {
  private let starting: Task<Server, any Error>

  /// Starts it with everyone that a test may need on it.
  init(deduplicates: Bool = true) {
    starting = OwnThreads.task {
      try await Server(people: Strangers.all, deduplicates: deduplicates)
    }
  }

  /// The server, with everything repaired that an earlier test broke.
  var healed: Server {
    get async throws {
      let server = try await starting.value
      try await server.heal()
      return server
    }
  }
}
