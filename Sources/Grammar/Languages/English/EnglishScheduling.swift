extension English {
  /// `schedule lunch with priya friday at noon`, `set a meeting with dave tomorrow at 2`: the thing itself is kept, and
  /// not the errand to schedule it. Without a time, as `schedule a call with sara`, it is an errand.
  static let scheduling = [
    "meeting", "call", "appointment", "lunch", "dinner", "breakfast", "coffee", "drinks", "catchup", "interview",
    "session", "visit",
  ].flatMap { kind in
    table([
      "schedule|set (up) (me) (a|an|the|my|our) \(kind) with N D": .command("add \(kind) with N D"),
      "schedule|set (up) (me) (a|an|the|my|our) \(kind) D with N": .command("add \(kind) with N D"),
      "schedule|set (up) (me) (a|an|the|my|our) \(kind) (for|on|at) D": .command("add \(kind) D"),
    ])
  }
}
