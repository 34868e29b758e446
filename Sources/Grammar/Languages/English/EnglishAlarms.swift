import Agenda

extension English {
  /// `wake me up 6`: a bare number is its hour.
  private static let wakingHours = (1...12).flatMap { hour in
    [
      (phrase: "(please) wake|get me up \(hour)", meaning: Speech.command("add wake up at \(hour)")),
      (phrase: "(please) wake me \(hour)", meaning: Speech.command("add wake up at \(hour)")),
      (
        phrase: "(set|put) (me) (a|an|the|another) alarm (for|at) \(hour)",
        meaning: Speech.command("add alarm at \(hour)")
      ),
    ]
  }

  /// Alarms and timers, which are todos that remind at their hour.
  static let alarms =
    wakingHours
    + table([
      "turn|switch|shut off the|my timer": .confirm("delete timer"),
      "turn|switch|shut the|my timer off": .confirm("delete timer"),
      "turn|switch|shut off the|my alarm": .confirm("delete alarm"),
      "turn|switch|shut the|my alarm off": .confirm("delete alarm"),
      "turn|switch|shut off the|my alarm (for|on) D": .command("skip alarm D"),
      "turn|switch|shut off (all) (of) (the|my) alarms|timers": .command("delete all alarms"),
      "(set|start|put) (me) (a|an|the|another) timer for|of|to|on A": .command("add timer in A"),
      "(set|start|put) (me) (a|an|the|another) timer A": .command("add timer in A"),
      "set|start|put (me) (on) a|an|another A timer": .command("add timer in A"),
      "A timer": .command("add timer in A"),
      "(set|start|put) (me) (a|an|the|another) timer (for|of) A for (the|my|our) N": .command("add N in A"),
      "(set|start|put) (me) (a|an|the|another) timer (for|of) A to N": .command("add N in A"),
      "(set|start|put) (me) (a|an|the|another) timer (for|of) A N": .command("add N in A"),
      "set|start|put (me) (on) a|an|the|another N timer for|of A": .command("add N timer in A"),
      "(set|start|put) (me) (a|an|the|another) timer for (the|my|our) N for|of A": .command("add N in A"),
      "set|start|put (me) (on) a|an|another A timer for (the|my|our) N": .command("add N in A"),
      "A timer for (the|my|our) N": .command("add N in A"),
      "set|start|put (me) (on) (a|an|the|another) A N timer": .command("add N timer in A"),
      "A N timer": .command("add N timer in A"),
      "A timer until|till N": .command("add N in A"),
      "(set|start|put) (me) (a|an|the|another) timer (for|of) A until|till N": .command("add N in A"),
      "(set|start|put) (me) (a|an|the|another) timer for|at|until|till D": .command("add timer at D"),
      "set|put|start (me) (a|an|the|another) alarm (for|at|to) R": .command("add alarm R"),
      "set|put|start (me) (a|an|the|another) alarm (for|at|to) D": .command("add alarm at D"),
      "(a|an|the|my) alarm (for|at|to) D": .command("add alarm at D"),
      "set|put|start (me) a|an|another D alarm": .command("add alarm at D"),
      "wake me (up) R": .command("add wake up R"),
      "wake me (up) D": .command("add wake up D"),
      "(please|can|could|will|would) (you) (please) remind me (please)": .remark(.reminding),
      "wake up me R": .command("add wake up R"),
      "wake up me D": .command("add wake up D"),
      "get me up R": .command("add wake up R"),
      "get me up D": .command("add wake up D"),
    ])
}
