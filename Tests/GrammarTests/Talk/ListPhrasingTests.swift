import Grammar
import Testing

/// Phrases that fill lists, and ask for them.
@Suite struct ListPhrasingTests {
  static let lists = sayings([
    "command add milk to groceries": ["add milk to groceries"],
    "command add milk to the groceries list": ["add milk to the groceries list"],
    "command add milk and eggs to groceries": ["add milk and eggs to groceries"],
    "command add milk, eggs and bread to my shopping list": ["add milk, eggs and bread to my shopping list"],
    "command add milk": ["can you add milk?", "add milk"],
    "command add call mum tomorrow": ["add call mum tomorrow"],
    "command add call mum": ["add a task: call mum", "add task call mum"],
    "!move [milk] to shopping": ["put milk on the shopping list", "put milk on my shopping list pls"],
    "!move [milk eggs] to shopping": ["put milk and eggs on the shopping list"],
    "command add socks and shorts to packing list": ["start a packing list with socks and shorts"],
    "command add socks to packing": ["add socks to packing"],
    "command clear shopping": [
      "empty the shopping list", "empty my shopping list pls", "wipe the shopping list",
      "delete everything on the shopping list", "remove everything from the shopping list",
    ],
    "!delete [milk shopping]": [
      "remove milk from the shopping list", "take milk off the shopping list", "cross milk off the shopping list",
    ],
    "what [shopping]": ["what's on the shopping list", "whats on my shopping list", "what is on shopping?"],
    "list [shopping] if it fits": ["show me the shopping list", "shopping list", "read me my shopping list"],
    "what [shopping] if it fits": ["show shopping list"],
    "list [shopping]": ["shopping list?"],
    "command ask what is left to buy": ["what do i need to buy", "what do we still have to get"],
    "any [milk shopping]": ["do i have milk on the shopping list"],
    "command add socks to my packing list": ["add socks to my packing list"],
    "command add socks and a towel to the packing list": ["add socks and a towel to the packing list"],
    "command add socks, towel, hat to packing": ["add socks, towel, hat to packing"],
    "command add socks to packing list": [
      "Add socks to packing list please", "make a new list called packing with socks",
      "start a new packing list with socks", "make me a packing list with socks",
      "make a list named packing containing socks",
    ],
    "command add a towel to packing": ["add a towel to packing pls"],
    "command add ring gran": [
      "add a new task: ring gran", "add a new todo ring gran", "add ring gran", "can you add ring gran",
      "pls add ring gran",
    ],
    "command event meeting with bo tomorrow at 2": ["add a meeting with bo tomorrow at 2"],
    "command note the code is 4471": [
      "make a note: the code is 4471", "make a note that the code is 4471", "take a note: the code is 4471",
    ],
    "command add ring gran on sunday at 5": ["add ring gran on sunday at 5"],
    "command add ring gran tomorrow": ["could you add ring gran tomorrow?"],
    "command add socks and a hat to packing list": [
      "create a packing list with socks and a hat", "create a list called packing with socks and a hat",
    ],
    "command clear packing": [
      "empty the packing list", "wipe my packing list", "delete everything on the packing list",
      "remove everything from the packing list", "delete all on my packing list",
    ],
    "!delete [socks packing]": [
      "take socks off the packing list", "remove socks from packing list", "delete socks from the packing list",
      "scratch socks off the packing list",
    ],
    "what [packing]": [
      "what's on packing", "whats on the packing list?", "what is on my packing list",
      "what have i got on the packing list", "what's left on the packing list",
    ],
    "list [packing] if it fits": [
      "show me what's on the packing list", "the packing list pls", "read me the packing list",
    ],
    "list [packing]": ["packing list?"],
    "any [sock packing]": ["is sock on the packing list"],
  ])

  @Test("what goes on a list, off it, and what is on it", arguments: lists)
  func listsMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
