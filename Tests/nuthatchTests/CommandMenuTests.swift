import Commands
import Telegram
import Testing

@testable import nuthatch

@Suite struct CommandMenuTests {
  @Test func `every command there is can be shown in a menu`() {
    let names = Catalogue.all.map { $0.guide.name }
    let shown = Catalogue.all.compactMap { TelegramCommand(name: $0.guide.name, summary: $0.guide.summary) }
    #expect(shown.map(\.name) == names)
    #expect(names.count <= TelegramCommand.most)
  }
}
