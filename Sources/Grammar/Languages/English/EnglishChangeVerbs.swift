extension English {
  /// The verbs with which people move what is kept to another time. A sure one is said of nothing else: `postpone the
  /// gym`, but not `push the car`. A verb that is added here is known to every row about moving.
  static let movingVerbs = DeedVerbs(
    """
    move moved moved
    push pushed pushed
    shift shifted shifted
    bump bumped bumped
    postpone postponed postponed sure later
    delay delayed delayed sure later
    defer deferred deferred sure later
    reschedule rescheduled rescheduled sure
    """)

  /// The verbs with which people remove what is kept. `cancel` is not one of them: it may be an errand.
  static let removingVerbs = DeedVerbs(
    """
    delete deleted deleted sure
    remove removed removed sure
    erase erased erased sure
    scrap scrapped scrapped sure
    """)
}
