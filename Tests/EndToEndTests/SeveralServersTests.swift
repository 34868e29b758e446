import Foundation
import Testing

/// Accounts on several servers that speak the same API: each of them gives ids of its own.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct SeveralServersTests {
  @Test func `who has another's id on another server is somebody else; a server's move is the operator's word`()
    async throws
  {
    let (one, other) = (
      try await Server(people: ["ann"], firstID: 100), try await Server(people: ["zoe"], firstID: 100)
    )
    var second = other.account
    second.name = "second"
    let daemon = try Daemon([one.account, second], driver: one.driver)
    try await daemon.startAfresh()
    try await one.post("@nuthatch !note my safe code is 4711", as: "ann")
    _ = try await daemon.replies(to: "ann", on: one)
    try await other.post("@nuthatch !notes", as: "zoe")
    let read = try await daemon.replies(to: "zoe", on: other).last?.text ?? ""
    #expect(!read.contains("4711"), "\(read)")

    // The two servers did give one id.
    let met = try await daemon.database("SELECT remote_id, realm FROM address ORDER BY id")
    #expect(met.count == 2 && met[0][0] == met[1][0] && met[0][1] != met[1][1], "\(met)")
    let hosts = [one, other].map { $0.url.replacing("http://", with: "") }
    let people = try await daemon.nuthatch(["people"]).output
    #expect(
      people.contains("@ann@\(hosts[0]) (mastodon)") && people.contains("@zoe@\(hosts[1]) (mastodon)"), "\(people)")
    for name in ["ann", "@ann@\(hosts[0])", "ann@\(hosts[0])@mastodon"] {
      let (output, end) = try await daemon.nuthatch(["export", "--person", name])
      #expect(end == .exited(0) && output.contains("4711"), "\(name): \(output)")
    }

    // Set to another server, the account is not read, and nobody is taken for somebody else.
    #expect(try await daemon.stop() == .exited(0))
    try await daemon.configure {
      $0.setting(other.url, at: "account", "garden", "server").setting(one.url, at: "account", "second", "server")
    }
    for command in ["check", "run"] {
      let (output, end) = try await daemon.nuthatch([command])
      #expect(end == .exited(78), "\(output)")
      #expect(
        output.contains("was on \(hosts[0])") && output.contains("nuthatch server garden \(hosts[1])"), "\(output)")
    }
    // Nor by the operator's word, where the ids would be two people's.
    let (refused, end) = try await daemon.nuthatch(["server", "garden", other.url])
    #expect(end == .exited(64) && refused.contains("have the same ids"), "\(refused)")
  }
}
