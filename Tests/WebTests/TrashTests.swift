import Agenda
import Foundation
import HTTPTypes
import Storage
import Store
import Testing
import Voice

@testable import Web

/// Deleted things are on a page, and can be restored from there.
@Suite struct TrashTests {
  private let site: PageSite
  private let ann: PageSite.Browser

  init() async throws {
    (site, ann) = try await PageTests.site()
  }

  private func change<T: Sendable>(_ body: @escaping @Sendable (Desk) throws -> T) async throws -> T {
    let (person, now) = (try await site.person(), site.clock.now)
    return try await site.ledger.write { try body($0.desk(for: person, in: .all, at: now, changedBy: .page())) }
  }

  private func trash() async throws -> String { try await site.get("/trash", cookie: ann.cookie).text }

  private func restore(_ path: String, by browser: PageSite.Browser? = nil) async throws {
    let browser = browser ?? ann
    let answer = try await site.post("/restore/\(path)", cookie: browser.cookie, body: "token=\(browser.token)")
    #expect(answer.headers[.location] == "/trash")
  }

  @Test func `a deleted todo, event or note comes back as it was, and undo takes that back`() async throws {
    let references: [ItemReference] = [.todo(Todo.ID(4)), .event(Event.ID(11)), .note(Note.ID(26))]
    for reference in references {
      let before = try await change { desk in
        let item = try desk.kept(reference)
        switch reference {
        case .todo(let id): try desk.belongings.todos.remove(id)
        case .event(let id): try desk.belongings.events.remove(id)
        case .note(let id): try desk.belongings.notes.remove(id)
        case .listed: break
        }
        return item
      }
      let path = "\(reference.kind)/\(reference.number)"
      #expect(try await trash().contains("/restore/\(path)\""))
      #expect(try await site.get("/\(path)", cookie: ann.cookie).status == .notFound)
      try await restore(path)
      let told = try await trash()
      #expect(told.contains("Restored") && !told.contains("/restore/\(path)\""))
      #expect(try await change { try $0.kept(reference) } == before)
      let turned = try await change { try $0.belongings.journal.undo() }
      #expect(turned == .summaries([ChangeSummary(.restored, before?.name ?? "")]))
      #expect(try await change { try $0.kept(reference) } == nil)
      #expect(try await trash().contains("/restore/\(path)\""))
    }
  }

  @Test func `a deletion that was undone is not in the trash`() async throws {
    try await change { try $0.belongings.todos.remove(Todo.ID(4)) }
    _ = try await change { try $0.belongings.journal.undo() }
    #expect(try await trash().contains("Nothing is in the trash."))
  }

  @Test func `after 50 more changes it is gone`() async throws {
    try await change { try $0.belongings.todos.remove(Todo.ID(4)) }
    for index in 0..<49 {
      try await change { _ = try $0.belongings.todos.add(Todo(name: "todo \(index)", added: $0.instant)) }
    }
    #expect(try await trash().contains("/restore/todo/4\""))
    try await change { _ = try $0.belongings.todos.add(Todo(name: "one more", added: $0.instant)) }
    #expect(!(try await trash().contains("/restore/todo/4\"")))
    try await restore("todo/4")
    #expect(try await trash().contains("not in the trash any more"))
  }

  @Test func `nobody sees or restores what another person deleted`() async throws {
    try await change { try $0.belongings.todos.remove(Todo.ID(4)) }
    let bob = try await site.signIn(as: "bob")
    #expect(try await site.get("/trash", cookie: bob.cookie).text.contains("Nothing is in the trash."))
    try await restore("todo/4", by: bob)
    #expect(try await trash().contains("/restore/todo/4\""))
  }
}
