import Agenda
import Foundation
import HTTPTypes
import Storage
import Store
import Testing
import Voice

@testable import Web

/// Pages are in the language of whoever reads them.
@Suite struct PageLanguageTests {
  /// A language of a handful of words; the rest is in English.
  private struct ToyWording: Wording {
    let language = Language(rawValue: "xx")
    var listsPage: String { "Lijsten" }
    var signIn: String { "Aanmelden" }
    var noSuchPage: String { "Zo'n bladzijde is er niet" }
    var writeItDown: String { "Schrijf het op" }
    func takePlainly(_ part: String) -> String { "Neem \(part) letterlijk" }
    func label(_ kind: PreviewPart.Kind) -> String { kind == .day ? "Dag" : "Iets" }
  }

  /// Pages that understand a day in everything.
  private struct Understanding: PersonActions {
    func perform(_ action: PageAction, for person: Person.ID, in session: BrowserSession.ID) async throws -> Reply {
      Reply(
        .answer, ["Which one? Answer with its number."],
        choices: [.init("milk", message: "!delete #1"), .init("eggs", message: "!delete #2")])
    }

    func preview(_ message: String, for person: Person.ID) async throws -> [PreviewPart] {
      [PreviewPart(.day, "vrijdag", source: "vrijdag", withdrawn: "'vrijdag'")]
    }
  }

  private static func site(_ wordings: Wordings) async throws -> (PageSite, PageSite.Browser) {
    let site = try await PageSite(actions: Understanding(), wordings: wordings)
    var ann = try await site.person()
    ann.language = Language(rawValue: "xx")
    let person = ann
    try await site.ledger.write { try $0.people.update(person) }
    return (site, try await site.signIn())
  }

  @Test func `a person's pages are in their language, and in English where that says nothing`() async throws {
    let (site, ann) = try await Self.site(Wordings(EnglishWording(), [ToyWording()]))
    let page = try await site.get("/lists", cookie: ann.cookie).text
    #expect(page.contains("<html lang=\"xx\"") && page.contains("<h1>Lijsten</h1>") && page.contains(">Notes</a>"))
    let bob = try await site.signIn(as: "bob")
    let other = try await site.get("/lists", cookie: bob.cookie).text
    #expect(other.contains("<html lang=\"en\"") && other.contains("<h1>Lists</h1>"))
  }

  @Test func `what is understood of a message is told in the person's language, to the page's script too`() async throws
  {
    let (site, ann) = try await Self.site(Wordings(EnglishWording(), [ToyWording()]))
    let body = "message=vrijdag&token=\(ann.token)"
    let page = try await site.post("/preview", cookie: ann.cookie, body: body).text
    #expect(page.contains(">Dag</span>") && page.contains("aria-label=\"Neem vrijdag letterlijk\""))
    let told = try await site.post(
      "/preview", cookie: ann.cookie, body: body, headers: [.accept: "application/json"]
    ).text
    #expect(told.contains("\"label\":\"Dag\"") && told.contains("\"withdrawing\":\"Neem vrijdag letterlijk\""))
  }

  @Test(arguments: [("/", "Schrijf het op"), ("/sign-in", "Aanmelden"), ("/nothing", "er niet")])
  func `visitors read the language that stands for all others`(path: String, words: String) async throws {
    let site = try await PageSite(wordings: Wordings(ToyWording()))
    let page = try await site.ask(.get, path, headers: [.accept: "text/html"]).text
    #expect(page.contains("<html lang=\"xx\"") && page.contains(words))
  }

  @Test func `choices are buttons, and nothing asks for their numbers`() async throws {
    let (site, ann) = try await Self.site(.all)
    _ = try await site.post("/say", cookie: ann.cookie, body: "message=delete&token=\(ann.token)")
    let page = try await site.get("/lists", cookie: ann.cookie).text
    #expect(page.contains("Which one?</p>") && !page.contains("its number"))
    #expect(page.ranges(of: "class=\"choice\"").count == 2)
  }
}
