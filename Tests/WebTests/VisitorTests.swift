import Foundation
import HTTPTypes
import Testing

@testable import Web

/// The pages and actions of visitors who are not signed in.
@Suite struct VisitorTests {
  /// Answers with its input, and counts.
  private final class Echo: Trial, @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [[String]] = []
    var conversations: [[String]] { lock.withLock { asked } }

    func answers(to messages: [String]) async throws -> [[String]] {
      lock.withLock { asked.append(messages) }
      return messages.map { ["Added \"\($0)\".", "second line"] }
    }
  }

  /// Takes as long as a test wants it to.
  private struct Slow: Trial {
    let begun: AsyncStream<Void>.Continuation
    let end: AsyncStream<Void>

    func answers(to messages: [String]) async throws -> [[String]] {
      begun.yield()
      for await _ in end { break }
      return messages.map { _ in ["At last."] }
    }
  }

  private static func said(_ message: String, after earlier: [String] = []) -> String {
    let encoded = { (text: String) in text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
    return (earlier.map { "said=" + encoded($0) } + ["message=" + encoded(message)]).joined(separator: "&")
  }

  @Test func `visitors are told whom to write to, by whom it is run and how long it keeps what`() async throws {
    let site = try await PageSite(
      welcome: WelcomePage(
        accounts: [
          .init(network: "Pigeon", handle: "@nuthatch@example.org"), .init(network: "text message", handle: "+4420"),
          .init(network: "Raven", handle: nil),
        ], about: "Ann runs this <b>bot</b>.", keepsMessagesForDays: 30, isOpen: false))
    let page = try await site.get("/").text
    for words in [
      "@nuthatch@example.org", "Pigeon", "+4420", "text message", "Ann runs this &lt;b&gt;bot", "after 30 days",
      "!forgetme", "let in", "Out of reach just now</span> <span class=\"number\">Raven",
    ] { #expect(page.contains(words), "\(words)") }
    #expect(!page.contains("id=\"try\""))
    #expect(try await site.get("/try").status == .notFound)
  }

  @Test func `a visitor talks with the bot, and the form brings back what was said`() async throws {
    let echo = Echo()
    let site = try await PageSite(trial: echo)
    #expect(try await site.get("/").text.contains("id=\"try\""))
    let first = try await site.post("/try", body: Self.said("milk <i>&"))
    #expect(first.status == .ok && first.headers[.setCookie] == nil)
    #expect(
      first.text.contains("milk &lt;i&gt;&amp;</li>") && first.text.contains("Added &quot;milk &lt;i&gt;&amp;&quot;."))
    #expect(first.text.contains("name=\"said\" value=\"milk &lt;i&gt;&amp;\""))
    let second = try await site.post("/try", body: Self.said("eggs", after: ["milk"]))
    #expect(second.text.ranges(of: "name=\"said\"").count == 2 && second.text.contains("second line"))
    #expect(echo.conversations == [["milk <i>&"], ["milk", "eggs"]])
    // A page of the browser's history is not an error.
    #expect(try await site.get("/try").headers[.location] == "/#try")
  }

  @Test func `what is too much to try is refused, and the words are kept`() async throws {
    let echo = Echo()
    let site = try await PageSite(trial: echo)
    let many = (0..<TrialTalk.most).map { "message \($0)" }
    for (body, status) in [
      (Self.said(" "), 422), (Self.said(String(repeating: "x", count: 501)), 413),
      (Self.said("one more", after: many), 422),
      (Self.said("milk", after: [String(repeating: "x", count: 501)]), 413),
    ] {
      let answer = try await site.post("/try", body: body)
      #expect(answer.status.code == status)
      #expect(answer.text.contains("class=\"error\"") || answer.text.contains("as far as trying goes"))
    }
    let kept = try await site.post("/try", body: Self.said("milk", after: [String(repeating: "x", count: 501)]))
    #expect(kept.text.contains("value=\"milk\""))
    #expect(echo.conversations.isEmpty)
  }

  @Test func `where words are refused, what was answered before stays on the page`() async throws {
    let echo = Echo()
    let site = try await PageSite(trial: echo)
    let page = try await site.post("/try", body: Self.said("milk <i>")).text
    let fields = page.matches(of: /name="(said|answers-1)" value="([^"]*)"/).map { match in
      let value = match.output.2.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
        "&quot;", with: "\"")
      return "\(match.output.1)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }
    #expect(fields.count == 3)
    let refused = try await site.post("/try", body: (fields + ["message="]).joined(separator: "&"))
    #expect(refused.status.code == 422 && refused.text.contains("Write something first."))
    #expect(
      refused.text.contains("Added &quot;milk &lt;i&gt;&quot;.</li>") && refused.text.contains("second line</li>"))
    #expect(refused.text.ranges(of: "name=\"answers-1\"").count == 2)
    #expect(echo.conversations.count == 1)
  }

  @Test func `one address tries forty times in ten minutes, all together six hundred times`() async throws {
    let site = try await PageSite(trial: Echo())
    for attempt in 1...50 {
      let answer = try await site.post("/try", body: Self.said("milk"), from: "192.0.2.7")
      #expect(answer.status.code == (attempt <= 40 ? 200 : 429))
    }
    for attempt in 41...610 {
      let answer = try await site.post(
        "/try", body: Self.said("milk"), from: "198.51.\(attempt % 200).\(attempt / 200)")
      #expect(answer.status.code == (attempt <= 600 ? 200 : 429), "\(attempt)")
    }
    site.clock.advance(601)
    #expect(try await site.post("/try", body: Self.said("milk"), from: "192.0.2.7").status == .ok)
  }

  @Test func `one visitor is answered at a time`() async throws {
    let (beginnings, begun) = AsyncStream.makeStream(of: Void.self)
    let (end, done) = AsyncStream.makeStream(of: Void.self)
    let site = try await PageSite(trial: Slow(begun: begun, end: end))
    async let first = site.post("/try", body: Self.said("milk"))
    for await _ in beginnings { break }
    let second = try await site.post("/try", body: Self.said("eggs"))
    #expect(second.status == .serviceUnavailable && second.text.contains("value=\"eggs\""))
    done.yield()
    #expect(try await first.text.contains("At last."))
  }

  @Test func `another site's page can't make its visitors try`() async throws {
    let echo = Echo()
    let site = try await PageSite(trial: echo)
    let answer = try await site.ask(.post, "/try", body: Self.said("milk"), sendsOrigin: false)
    #expect(answer.status == .forbidden && echo.conversations.isEmpty)
  }
}
