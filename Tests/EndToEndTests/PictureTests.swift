import Foundation
import TestSupport
import Testing

/// A picture that came by text message, which Twilio gives to the account alone.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct PictureTests {
  private static let phone = "+447700900123"
  private static let file = (type: "image/png", data: Data(RealPicture.jpeg.bytes))

  /// The names of the files that are kept, without the small copies.
  private static func files(of daemon: Daemon) throws -> [String] {
    let folder = daemon.database.path + ".media"
    return (try? FileManager.default.subpathsOfDirectory(atPath: folder))?
      .filter { $0.contains("/") && !$0.hasSuffix(".small") } ?? []
  }

  private static func kept(by daemon: Daemon, count: Int) async throws {
    try await eventually("\(count) pictures that are kept", log: daemon.log) {
      try await daemon.database("SELECT state FROM picture") == Array(repeating: ["kept"], count: count)
    }
  }

  @Test func `is kept with what it came with, and told of to the operator`() async throws {
    let telephone = try await Telephone()
    let daemon = try Daemon([telephone.account()], driver: telephone.server.driver)
    try await daemon.startAfresh()
    try await telephone.receive("note: the broken tap", from: Self.phone, with: [Self.file])
    #expect(try await telephone.sent(to: Self.phone, count: 1, by: daemon).joined().contains("I'll keep the picture."))
    try await Self.kept(by: daemon, count: 1)
    let names = try Self.files(of: daemon)
    #expect(names.count == 1)
    let file = daemon.database.path + ".media/" + (names.first ?? "")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Self.file.data)
    let (status, _) = try await daemon.nuthatch(["status"])
    let size = "\((Self.file.data.count + 999) / 1000) kB"
    #expect(status.contains("pictures: 1 kept (\(size)), 0 to be fetched, 0 only as links"))
    #expect(try await !daemon.nuthatch(["check", "--offline"]).output.contains("have no file"))
    try FileManager.default.removeItem(atPath: file)
    #expect(try await daemon.nuthatch(["check", "--offline"]).output.contains("pictures: 1 of 1 have no file in "))
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `goes with its file at once when somebody is erased`() async throws {
    let telephone = try await Telephone()
    let daemon = try Daemon([telephone.account()], driver: telephone.server.driver)
    try await daemon.startAfresh()
    try await telephone.receive("note: the broken tap", from: Self.phone, with: [Self.file])
    try await Self.kept(by: daemon, count: 1)
    let people = try await daemon.json(["people"])["people"] as? [[String: Any]]
    let number = try #require(people?.first?["person"] as? String)
    _ = try await daemon.json(["people", "erase", number, "--yes"])
    try await eventually("no file", log: daemon.log) {
      let folder = daemon.database.path + ".media"
      return try FileManager.default.subpathsOfDirectory(atPath: folder).allSatisfy { !$0.contains("/") }
    }
    #expect(try await daemon.stop() == .exited(0))
  }

  #if DEBUG
    @Test func `is given up where it ends the daemon each time that it is read`() async throws {
      let telephone = try await Telephone()
      let daemon = try Daemon([telephone.account()], driver: telephone.server.driver)
      try await daemon.startAfresh()
      #expect(try await daemon.stop() == .exited(0))
      for attempt in 0..<3 {
        try await daemon.start(fault: "picture.read")
        if attempt == 0 { try await telephone.receive("note: the broken tap", from: Self.phone, with: [Self.file]) }
        #expect(try await daemon.died() == .killed(signal: SIGKILL))
      }
      try await daemon.start(fault: "picture.read")
      try await eventually("a picture that is given up", log: daemon.log) {
        try await daemon.database("SELECT state FROM picture") == [["refused"]]
      }
      #expect(try await daemon.stop() == .exited(0))
    }

    @Test(arguments: ["picture.read", "picture.stored", "picture.committed"])
    func `is kept once, wherever the daemon is killed on the way`(step: String) async throws {
      let telephone = try await Telephone()
      let daemon = try Daemon([telephone.account()], driver: telephone.server.driver)
      try await daemon.startAfresh()
      #expect(try await daemon.stop() == .exited(0))
      try await daemon.start(fault: step)
      try await telephone.receive("note: the broken tap", from: Self.phone, with: [Self.file])
      #expect(try await daemon.died() == .killed(signal: SIGKILL))
      try await daemon.start()
      try await Self.kept(by: daemon, count: 1)
      #expect(try Self.files(of: daemon).count == 1)
      _ = await daemon.kill()
    }
  #endif
}
