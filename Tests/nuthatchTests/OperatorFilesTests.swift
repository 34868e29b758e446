import Agent
import Foundation
import Testing

@testable import nuthatch

/// The files that operators take from Deploy agree with the program.
@Suite struct OperatorFilesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: ["Deploy/alerts.yml", "Deploy/alerts.test.yml"])
  func `only metrics that the daemon has are named`(file: String) throws {
    let text = try Self.text(file)
    let named = Set(text.matches(of: /\bnuthatch_[a-z_]+/).map { String($0.output) })
    let known = Set(AgentMetrics.help.keys).union(ProcessMetrics.help.keys).union(SourceMetrics.help.keys)
    #expect(!named.isEmpty && named.subtracting(known).isEmpty, "\(named.subtracting(known).sorted())")
  }

  @Test func `no page names a version, which the source alone says`() throws {
    for page in ["README.md", "Deploy/running.md", "Deploy/troubleshooting.md"] {
      #expect(try Self.text(page).matches(of: /nuthatch_\d[\w.+-]*/).map { String($0.output) } == [], "\(page)")
    }
  }

  @Test func `each alert is tested`() throws {
    let names = try Self.text("Deploy/alerts.yml").matches(of: /- alert: (\w+)/).map { String($0.output.1) }
    let tests = try Self.text("Deploy/alerts.test.yml")
    #expect(names.count > 5)
    for name in names {
      #expect(tests.contains("alertname: \(name) }") && tests.contains("alertname=\"\(name)\""), "\(name)")
    }
  }

  @Test func `the list of dependencies has what Package.swift names, of a version that it takes`() throws {
    let listed = try Self.text("Deploy/dependencies.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
    let versions = Dictionary(uniqueKeysWithValues: listed.map { ($0[0], $0[1]) })
    let wanted = try Self.text("Package.swift").matches(of: /\.package\(url: "[^"]*\/([^"\/]+)", from: "([0-9.]+)"/)
    #expect(wanted.count > 5)
    for match in wanted {
      let name = match.output.1.lowercased()
      let version = try #require(versions[name], "\(name) is not in Deploy/dependencies.txt")
      #expect(version.compare(String(match.output.2), options: .numeric) != .orderedAscending, "\(name) \(version)")
    }
  }

  @Test(arguments: ["Deploy/Caddyfile", "Deploy/nginx.conf"])
  func `the proxies pass everything on to the port of the sample configuration`(file: String) throws {
    let listen = try #require(try Self.text("Deploy/nuthatch.yaml").firstMatch(of: /\n  listen: (\S+)/)?.output.1)
    let all = ["\n\treverse_proxy \(listen)\n", "\n\tlocation / {\n\t\tproxy_pass http://\(listen);\n"]
    let text = try Self.text(file)
    #expect(all.contains { text.contains($0) })
  }

  @Test(arguments: ["LimitCORE=0", "LimitNOFILE=", "NoNewPrivileges=yes", "UMask=0077", "ProtectSystem=strict"])
  func `the unit limits the daemon`(line: String) throws {
    #expect(try Self.text("Deploy/nuthatch.service").contains("\n" + line))
  }
}
