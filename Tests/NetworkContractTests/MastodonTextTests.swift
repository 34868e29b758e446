import Foundation
import Testing

@testable import Mastodon

@Suite("The text of posts")
struct MastodonTextTests {
  private static let mentions = """
    [{"id":"1","username":"nuthatch","acct":"nuthatch","url":"https://example.org/@nuthatch"},
     {"id":"2","username":"bob","acct":"bob@far.example","url":"https://far.example/@bob"},
     {"id":"3","username":"sue","acct":"sue@one.example","url":"https://one.example/@sue"},
     {"id":"4","username":"sue","acct":"sue@two.example","url":"https://two.example/users/sue"}]
    """

  private func plain(_ html: String) throws -> String {
    let mentions = try JSONDecoder().decode([MastodonStatus.Mention].self, from: Data(Self.mentions.utf8))
    return MastodonText.plain(html, mentions: mentions, ownID: "1")
  }

  private static let lines: [(String, String)] = [
    ("<p>one<br>two<br />three</p>", "one\ntwo\nthree"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("<p>one</p>\n<p>two</p>\n", "one\n\ntwo"),
    ("<p>one<br><br><br>two</p>", "one\n\ntwo"),
    ("<p>  one \n two\t three </p>", "one two three"),
    ("<div>one</div><div>two</div>", "one\ntwo"),
    ("<p>groceries:</p><ul><li>milk</li><li><p>eggs</p></li></ul><p>call</p>", "groceries:\n\n- milk\n- eggs\n\ncall"),
    ("<ol><li></li><li>milk</li></ol>", "-\n- milk"), ("<p>a -&nbsp;</p><p>b</p>", "a -\n\nb"),
    ("<pre>a  b\n  c</pre>", "a  b\nc"),
    ("plain\nand   as typed & not <3", "plain\nand   as typed & not <3"),
    ("as typed &amp; escaped", "as typed & escaped"),
    ("", ""), ("<p></p>", ""), ("<p> </p>", ""),
  ]

  @Test(arguments: lines)
  func `paragraphs and breaks are lines`(html: String, text: String) throws {
    #expect(try plain(html) == text)
  }

  private static let entities: [(String, String)] = [
    ("<p>fish &amp; chips &lt;3 &quot;x&quot; it&#39;s &#x1F600; &apos;</p>", "fish & chips <3 \"x\" it's 😀 '"),
    ("<p>a&nbsp;b&hellip; &mdash; &rsquo;</p>", "a b… — ’"),
    ("<p>&amp;lt; stays escaped once</p>", "&lt; stays escaped once"),
    (
      "<p>AT&T, a && b, &; &bogus; &#0; &#xD800; &#99999999; &</p>",
      "AT&T, a && b, &; &bogus; &#0; &#xD800; &#99999999; &"
    ),
  ]

  @Test(arguments: entities)
  func `entities are read once, and what is none stays`(html: String, text: String) throws {
    #expect(try plain(html) == text)
  }

  private static let links: [(String, String)] = [
    (
      """
      <a href="https://example.com/a/long/path?x=1&amp;y=2" rel="nofollow"><span class="invisible">https://</span>\
      <span class="ellipsis">example.com/a/long</span><span class="invisible">/path?x=1&amp;y=2</span></a>
      """, "https://example.com/a/long/path?x=1&y=2"
    ),
    (#"see <a href="https://example.com/">example.com</a>, ok"#, "see https://example.com/, ok"),
    (#"<a href="https://example.com/a/b">example.com/a…</a>"#, "https://example.com/a/b"),
    (#"<a href="https://example.com/a">the page</a>"#, "the page https://example.com/a"),
    (#"<a href="https://example.com/a"></a>"#, "https://example.com/a"),
    (#"<a href='https://example.com/a'>https://example.com/a</a>"#, "https://example.com/a"),
    (#"<a href=https://example.com/a>https://example.com/a</a> b"#, "https://example.com/a b"),
    (#"<a href="mailto:ann@school.org">ann@school.org</a>"#, "ann@school.org"),
    (
      #"<a href="https://example.org/tags/Errand" class="mention hashtag" rel="tag">#<span>Errand</span></a>"#,
      "#Errand"
    ),
    (#"<a href="https://example.org/tags/x">#x</a> y"#, "#x y"),
    (#"<a href="https://example.com/a">unclosed"#, "unclosed https://example.com/a"),
  ]

  @Test(arguments: links)
  func `links are whole, tags are words`(html: String, text: String) throws {
    #expect(try plain("<p>\(html)</p>") == text)
  }

  private func mention(_ url: String, _ name: String) -> String {
    #"<span class="h-card"><a href="\#(url)" class="u-url mention">@<span>\#(name)</span></a></span>"#
  }

  @Test func `handles are those by which they can be mentioned from here`() throws {
    #expect(try plain("<p>\(mention("https://example.org/@nuthatch", "nuthatch")) hi</p>") == "@nuthatch hi")
    #expect(try plain("<p>\(mention("https://far.example/@bob", "bob")) hi</p>") == "@bob@far.example hi")
    #expect(try plain("<p>\(mention("https://far.example/users/bob", "bob")) hi</p>") == "@bob@far.example hi")
    #expect(try plain("<p>\(mention("https://one.example/@sue", "sue"))</p>") == "@sue@one.example")
    #expect(try plain("<p>\(mention("https://two.example/users/sue", "sue"))</p>") == "@sue@two.example")
    // There are two accounts of that name, without their addresses: only the shown text is left.
    #expect(try plain("<p>\(mention("https://else.example/sue", "sue"))</p>") == "@sue")
    #expect(try plain("<p>\(mention("https://else.example/@joe", "joe"))</p>") == "@joe")
    #expect(try plain(#"<p><a href="https://example.org/@nuthatch">@nuthatch@example.org</a> x</p>"#) == "@nuthatch x")
  }

  @Test(arguments: [
    ("<p>milk <em>weekly and eggs </em>daily</p>", "milk *weekly and eggs *daily"),
    ("<p>buy <strong>organic</strong> <i>milk</i></p>", "buy **organic** *milk*"),
  ])
  func `asterisks that a server took for markup are as they were typed`(html: String, text: String) throws {
    #expect(try plain(html) == text)
  }

  private static let noise: [(String, String)] = [
    (#"<p class="quote-inline">RE: <a href="https://a.example/1">a.example/1</a></p><p>milk</p>"#, "milk"),
    ("<style>p { color: red }</style><p>milk<script>alert('<p>')</script></p>", "milk"),
    ("<p>milk<!-- not <b>this</b> --></p>", "milk"),
    (#"<p>milk <img src="x" alt=":heart:" class="emoji"> now</p>"#, "milk :heart: now"),
    ("<p>1 < 2 and <3</p>", "1 < 2 and <3"),
    ("<p>milk", "milk"), ("milk</p></p>", "milk"), ("<p>milk<", "milk<"), ("<p a='", ""), ("<", "<"), ("</", "</"),
    ("<p/>milk<br/", "milk"),
  ]

  @Test(arguments: noise)
  func `what is no text is dropped, and broken markup loses no words`(html: String, text: String) throws {
    #expect(try plain(html) == text)
  }

  @Test func `any bytes at all are read without harm, in time that grows with them`() throws {
    var state: UInt64 = 11
    let pieces = [
      "<", ">", "</", "p", "a", " href=\"", "'", "&", "#", ";", "x", "!--", "-->", "span class=\"invisible", "\n", "é",
      "@",
    ]
    for _ in 0..<2_000 {
      var html = ""
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        html += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      _ = try plain(html)
    }
    for piece in ["<", "<a ", "&", "<p>", "<br>", "<a href=\"x\">@y", " "] {
      _ = try plain(String(repeating: piece, count: 5_000))
    }
  }
}
