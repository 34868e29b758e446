import Agenda
import Foundation
import Testing

@Suite struct ChoiceTests {
  @Test(arguments: [
    ("!complete #12", "complete", "#12"), ("!move #3 to friday", "move", "#3 to friday"),
    ("!forgetme yes", "forgetme", "yes"),
    ("!undo", "undo", ""),
  ])
  func `a choice is kept as its command and what that takes`(message: String, command: String, arguments: String) throws
  {
    let choice = Reply.Choice("call jimmy", message: message, agreement: .yes, item: .todo(Todo.ID(12)))
    #expect(choice.command == command && choice.arguments == arguments && choice.message == message)
    let stored = try JSONEncoder().encode(choice)
    #expect(!String(decoding: stored, as: UTF8.self).contains("!"))
    #expect(try JSONDecoder().decode(Reply.Choice.self, from: stored) == choice)
  }

  @Test func `what an older version stored as a message can still be chosen`() throws {
    let stored = #"{"label":"yes","message":"!delete all of #3,#4","agreement":"yes"}"#
    let choice = try JSONDecoder().decode(Reply.Choice.self, from: Data(stored.utf8))
    #expect(choice == Reply.Choice("yes", message: "!delete all of #3,#4", agreement: .yes))
    #expect(choice.command == "delete" && choice.arguments == "all of #3,#4")
  }
}
