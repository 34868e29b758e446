/// Days and times, by the rules that may begin with a word.
extension TemporalParser {
  /// One day or time.
  func moment(_ i: Int, _ m: inout Moment, _ context: inout MomentContext) -> Int {
    effort?.add(1)
    let end = rules.moments.first(at: Beginnings.row(of: tokens[i]), self, i) { function in
      switch function {
      case .moment(let function): function(self, i, &m, &context)
      case .time(let function): function(self, i, &m, context.around)
      case .repeating, .part, .continuation: 0
      }
    }
    if end != 0 { return end }
    switch word(i) {
    case .the, .this: return articled(i + 1, &m, &context)
    case .unknown: return bracketed(i, &m, &context)
    default: return 0
    }
  }

  /// A day or a time that counts by itself, without further words.
  func moment(_ i: Int, _ m: inout Moment, in d: PartialExpression, _ around: Surroundings = []) -> Int {
    var context = MomentContext(d, around)
    return moment(i, &m, &context)
  }

  /// A time of the day: with its own mark (a colon, am or pm, o'clock, past), or a bare hour if its surroundings allow
  /// one.
  func clock(_ i: Int, _ m: inout Moment, _ around: Surroundings) -> Int {
    effort?.add(1)
    return rules.times.first(at: Beginnings.row(of: tokens[i]), self, i) { function in
      if case .time(let function) = function { function(self, i, &m, around) } else { 0 }
    }
  }

  /// A moment that begins with a bracket: `[Sept] 04`, `(afternoon)`.
  private func bracketed(_ i: Int, _ m: inout Moment, _ context: inout MomentContext) -> Int {
    guard isMark(i, "[") || isMark(i, "("), isGlued(i + 1), tokens[i + 1].kind == .word else { return 0 }
    let end = moment(i + 1, &m, &context)
    return end != 0 && (isMark(end, "]") || isMark(end, ")")) ? end + 1 : end
  }

  /// A moment behind `the` or `this`.
  private func articled(_ i: Int, _ m: inout Moment, _ context: inout MomentContext) -> Int {
    switch word(i) {
    case .next where word(i + 1) == .weekday: return moment(i, &m, &context)
    case .this, .next, .last, .the: return 0
    // `read this tomorrow`
    case .today, .tomorrow: return 0
    case .a, .couple, .few, .half, .quarter, .now: return 0
    case .ordinal, .cardinal:
      guard ordinal(i) != nil else { return 0 }
    case .unknown where isNumber(i): break
    default: return moment(i, &m, &context)
    }
    var inner = context
    inner.around = []
    let end = moment(i, &m, &inner)
    context.isWeak = inner.isWeak
    return end
  }
}
