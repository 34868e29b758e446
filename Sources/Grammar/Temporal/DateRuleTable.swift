/// The date rules of a language, in the order they are tried, indexed by the words they may begin with.
///
/// A table is made once for each language and lives as long as the process, so that reading counts no references.
struct DateRuleTable: Sendable {
  /// The rules for elements of a phrase besides moments: repeats, ranges, lengths.
  let parts: Rows
  let moments: Rows
  let times: Rows
  let repeats: Rows
  let continuations: Rows

  init(_ all: [DateRule]) {
    parts = Rows(all) { if case .part = $0 { true } else if case .repeating = $0 { true } else { false } }
    moments = Rows(all) { if case .moment = $0 { true } else if case .time = $0 { true } else { false } }
    times = Rows(all) { if case .time = $0 { true } else { false } }
    repeats = Rows(all) { if case .repeating = $0 { true } else { false } }
    continuations = Rows(all) { if case .continuation = $0 { true } else { false } }
  }

  /// The rules of some kinds, by the beginnings of their phrases.
  struct Rows: Sendable {
    nonisolated(unsafe) private let rows: UnsafePointer<UnsafeBufferPointer<Unmanaged<DateRule>>>

    fileprivate init(_ rules: [DateRule], where isOfKind: (DateRule.Function) -> Bool) {
      var tried = [[Unmanaged<DateRule>]](repeating: [], count: Beginnings.count)
      for rule in rules where isOfKind(rule.function) {
        for row in rule.beginnings.rows { tried[row].append(Unmanaged.passRetained(rule)) }
      }
      let rows = UnsafeMutablePointer<UnsafeBufferPointer<Unmanaged<DateRule>>>.allocate(capacity: Beginnings.count)
      for row in 0..<Beginnings.count {
        let kept = UnsafeMutableBufferPointer<Unmanaged<DateRule>>.allocate(capacity: tried[row].count)
        _ = kept.initialize(from: tried[row])
        (rows + row).initialize(to: UnsafeBufferPointer(kept))
      }
      self.rows = UnsafePointer(rows)
    }

    /// Tries the rules at a token of that row until one reads it; returns the index behind it, or 0.
    @inline(__always)
    func first(at row: Int, _ parser: TemporalParser, _ i: Int, _ end: (DateRule.Function) -> Int) -> Int {
      for rule in rows[row] {
        let end = rule._withUnsafeGuaranteedRef { end($0.function) }
        guard end == 0 else {
          parser.fired(rule, i, end)
          return end
        }
      }
      return 0
    }
  }
}
