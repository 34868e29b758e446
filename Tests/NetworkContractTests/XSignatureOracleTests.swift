import Foundation
import HTTP
import Testing

@testable import X

/// Signed requests, verified by oauthlib's server side.
@Suite struct XSignatureOracleTests {
  private static let python = ProcessInfo.processInfo.environment["NUTHATCH_PYTHON"].flatMap { $0.isEmpty ? nil : $0 }

  private struct Question: Encodable {
    var method: String
    var url: String
    var authorization: String
    var body: String?

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(method, forKey: .method)
      try fields.encode(url, forKey: .url)
      try fields.encode(authorization, forKey: .authorization)
      try fields.encode(body, forKey: .body)
    }

    private enum Key: String, CodingKey { case method, url, authorization, body }
  }

  private static let queries: [[(String, String)]] = [
    [], [("max_results", "5"), ("expansions", "author_id,referenced_posts"), ("post.fields", "created_at")],
    [("a", "1"), ("a", "0"), ("a.b", "x y"), ("B", "+&=%25"), ("é", "naïve 日本 🎉"), ("~-._", "!*'()"), ("empty", "")],
    [("text", String(repeating: "ü/?#[]@$,;:", count: 30))],
  ]

  @Test(.enabled(if: python != nil, "NUTHATCH_PYTHON names no Python with oauthlib"))
  func `a server takes what is signed, and nothing that was changed`() throws {
    var questions: [Question] = []
    var expected: [Bool] = []
    for secret in ["cs & é", "wrong"] {
      let signature = OAuth1Signature(consumerKey: "c/k", consumerSecret: secret, token: "1-at", tokenSecret: "as/+")
      for method in [HTTPRequest.Method.get, .post] {
        for (number, query) in Self.queries.enumerated() {
          for form in Self.queries where form.isEmpty || method == .post {
            let url = "https://api.x.com/2/users/\(number)/mentions"
            let header = signature.header(
              method, url, parameters: query + form, nonce: "nonce000\(number)",
              at: Date(timeIntervalSince1970: 1_795_000_000))
            questions.append(
              Question(
                method: method.rawValue, url: query.isEmpty ? url : url + "?" + FormBody.encoded(query),
                authorization: header, body: form.isEmpty ? nil : FormBody.encoded(form)))
            expected.append(secret != "wrong")
          }
        }
      }
    }
    for index in questions.indices.prefix(5) {
      var changed = questions[index]
      changed.url += changed.url.contains("?") ? "&more=1" : "?more=1"
      questions.append(changed)
      expected.append(false)
    }
    #expect(try Self.ask(questions) == expected)
  }

  private static func ask(_ questions: [Question]) throws -> [Bool] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "signed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let asked = folder.appending(path: "questions"), answers = folder.appending(path: "answers")
    let lines = try questions.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
    try Data(lines.joined()).write(to: asked)
    try Data().write(to: answers)
    let process = Process()
    process.executableURL = URL(filePath: try #require(python))
    process.arguments = [URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Oracle/verify.py").path]
    process.standardInput = try FileHandle(forReadingFrom: asked)
    process.standardOutput = try FileHandle(forWritingTo: answers)
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: answers, encoding: .utf8).split(separator: "\n").map { $0 == "true" }
  }
}
