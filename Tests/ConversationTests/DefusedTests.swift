import Conversation
import Testing

@Suite("Handles in what is sent")
struct DefusedTests {
  @Test(arguments: [
    ("Sent to @bob.", "Sent to @\u{200B}bob."),
    ("@bob@example.org, @ann", "@\u{200B}bob@\u{200B}example.org, @\u{200B}ann"),
    ("(@bob)", "(@\u{200B}bob)"), ("＠bob", "＠\u{200B}bob"), ("\"@bob\"", "\"@\u{200B}bob\""),
    ("@élan", "@\u{200B}élan"), ("a/@bob", "a/@\u{200B}bob"), ("@_x", "@\u{200B}_x"),
  ])
  func `no handle is live`(text: String, dead: String) {
    #expect(defused(text) == dead)
    #expect(defused(dead) == dead)
  }

  @Test(arguments: [
    "ann@school.org", "lunch @ 3:15", "https://example.org/@bob/1", "@", "a @, b", "mail: ann.b@school.org", "",
    "milk \"2%\"",
  ])
  func `what is no handle stays`(text: String) {
    #expect(defused(text) == text)
  }
}
