/// Acts that an answer to the bot may be, and what it may name instead.
extension LineReader {
  /// The readings of an act on something that the message names by no reference.
  func withoutReference(_ act: Act?, _ spoken: Spoken) -> [Reading] {
    guard readingState.context.reference == nil, let act, act != .no || readingState.context.takesNo else { return [] }
    return named(before: act, spoken) + [.act(act)]
  }

  /// `snooze dinner` means the dinner that is kept, before it means an hour.
  func named(before act: Act, _ spoken: Spoken) -> [Reading] {
    guard case .moment = act else { return [] }
    return spoken.readings.filter { reading in
      guard case .plainAct(let named) = reading, named.mood == .fits else { return false }
      return named.what.isNamed && named.what.words.allSatisfy { $0.first?.isLetter == true }
    }
  }
}
