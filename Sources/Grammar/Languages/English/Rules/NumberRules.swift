/// Numbers in digits and in letters, from which the other rules are built.
extension TemporalParser {
  struct Number {
    var value: Int
    /// The index behind the number.
    var next: Int
    /// The number of digits it was written with; 0 in letters.
    var digits = 0
  }

  /// `7`, `seven`, `twenty-five`, `one hundred and thirty`, `two thousand and eighteen`.
  func number(_ i: Int) -> Number? {
    let token = tokens[i]
    if token.kind == .number { return Number(value: Int(token.value), next: i + 1, digits: Int(token.digits)) }
    guard token.word == .cardinal || token.word == .a && word(i + 1) == .hundred else { return nil }
    guard token.word == .cardinal else { return Number(value: 100, next: i + 2) }
    var value = Int(token.value)
    var next = i + 1
    if value >= 20 { (value, next) = tensAndOnes(value, next) }
    if word(next) == .thousand {
      value *= 1000
      next += 1
      let more = word(next) == .and ? next + 1 : next
      if let rest = belowHundred(more) { return Number(value: value + rest.value, next: rest.next) }
    } else if word(next) == .hundred {
      value *= 100
      next += 1
      let more = word(next) == .and ? next + 1 : next
      if let rest = belowHundred(more) { return Number(value: value + rest.value, next: rest.next) }
    }
    return Number(value: value, next: next)
  }

  private func belowHundred(_ i: Int) -> Number? {
    guard word(i) == .cardinal else { return nil }
    let value = value(i)
    guard value >= 20 else { return Number(value: value, next: i + 1) }
    let (sum, next) = tensAndOnes(value, i + 1)
    return Number(value: sum, next: next)
  }

  private func tensAndOnes(_ tens: Int, _ i: Int) -> (Int, Int) {
    let at = isMark(i, "-") && isGlued(i) && isGlued(i + 1) ? i + 1 : i
    guard word(at) == .cardinal, (1...9).contains(value(at)) else { return (tens, i) }
    return (tens + value(at), at + 1)
  }

  /// `3rd`, `7 th`, `10-th`, `third`, `twenty-third`, `thirty first`.
  func ordinal(_ i: Int) -> Number? {
    let token = tokens[i]
    if token.kind == .number {
      let suffix = isMark(i + 1, "-") && isGlued(i + 1) && isGlued(i + 2) ? i + 2 : i + 1
      guard isSuffix(suffix), token.digits <= 3 else { return nil }
      return Number(value: Int(token.value), next: suffix + 1, digits: Int(token.digits))
    }
    if token.word == .ordinal { return Number(value: Int(token.value), next: i + 1) }
    guard token.word == .cardinal, token.value == 20 || token.value == 30 else { return nil }
    let at = isMark(i + 1, "-") && isGlued(i + 2) ? i + 2 : i + 1
    guard word(at) == .ordinal, (1...9).contains(value(at)) else { return nil }
    return Number(value: Int(token.value) + value(at), next: at + 1)
  }

  private func isSuffix(_ i: Int) -> Bool {
    word(i) == .ordinalSuffix || word(i) == .holiday && isGlued(i) && spells(i, "st")
  }

  /// A day of the month, as a number or an ordinal.
  func dayNumber(_ i: Int) -> Number? {
    if let ordinal = ordinal(i) { return (1...31).contains(ordinal.value) ? ordinal : nil }
    guard let number = number(i), (1...31).contains(number.value), number.digits <= 2 else { return nil }
    return number
  }

  /// A year: `2027`, `two thousand and eighteen`, `'26`.
  func yearNumber(_ i: Int) -> Number? {
    if isMark(i, "'"), isNumber(i + 1), tokens[i + 1].digits == 2 {
      return Number(value: 2000 + value(i + 1), next: i + 2, digits: 2)
    }
    guard let number = number(i), (1900...2199).contains(number.value), number.digits == 4 || number.digits == 0,
      !continues(number.next)
    else { return nil }
    return number
  }

  /// True if a number goes on at this index: `2016-11`, `5.30`, `12:15`, `3%`.
  func continues(_ i: Int) -> Bool {
    guard isGlued(i) else { return false }
    let token = tokens[i]
    switch token.kind {
    case .mark:
      switch UInt8(truncatingIfNeeded: token.value) {
      case 0x25, 0x24: return true  // % $
      case 0x3A, 0x2E, 0x2C, 0x2F, 0x2D: return isGlued(i + 1) && isNumber(i + 1)  // : . , / -
      default: return false
      }
    case .word, .number: return true
    default: return false
    }
  }

  /// `½`, `¼`, `¾` in 1/1000.
  private func vulgar(_ i: Int) -> Int? {
    guard tokens[i].kind == .mark else { return nil }
    switch tokens[i].value {
    case 0xBC: return 250
    case 0xBD: return 500
    case 0xBE: return 750
    default: return nil
    }
  }

  /// A quantity in thousandths: `2`, `2.5`, `3/4`, `half a`, `a couple of`, `one and a half`, `another`.
  func quantity(_ i: Int) -> Number? {
    if let quantity = quantityInWords(i) { return quantity }
    guard let number = number(i), number.value < 1_000_000 else {
      // `½ hour`
      guard let thousandths = vulgar(i), !isGlued(i + 1) || tokens[i + 1].kind == .word else { return nil }
      return Number(value: thousandths, next: i + 1)
    }
    // `three quarters of an hour`
    if (2...3).contains(number.value), word(number.next) == .quarter || isUnit(number.next, .quarter),
      word(number.next + 1) == .of, word(number.next + 2) == .a
    {
      return Number(value: number.value * 250, next: number.next + 3)
    }
    var quantity = Number(value: number.value * 1000, next: number.next)
    if number.digits > 0, let exact = fraction(of: number) { quantity = exact }
    quantity = withAddition(quantity, to: number)
    if word(quantity.next) == .more { quantity.next += 1 }
    let next = quantity.next
    if word(next) == .couple || isMark(next, "-") && isGlued(next) && isGlued(next + 1) && word(next + 1) == .unit {
      quantity.next += 1
    }
    return quantity
  }

  /// A quantity that begins with a word.
  private func quantityInWords(_ i: Int) -> Number? {
    switch word(i) {
    case .a:
      if word(i + 1) == .couple || word(i + 1) == .few || word(i + 1) == .half { return quantity(i + 1) }
      if word(i + 1) == .quarter, let quarter = quantity(i + 1) { return quarter }
      if let number = number(i) { return Number(value: number.value * 1000, next: number.next) }
      return Number(value: 1000, next: word(i + 1) == .more || word(i + 1) == .full ? i + 2 : i + 1)
    case .another:
      if let number = number(i + 1) { return Number(value: number.value * 1000, next: number.next) }
      return Number(value: 1000, next: i + 1)
    case .full, .all: return Number(value: 1000, next: isMark(i + 1, "-") && isGlued(i + 1) ? i + 2 : i + 1)
    case .couple: return Number(value: 2000, next: word(i + 1) == .of || word(i + 1) == .more ? i + 2 : i + 1)
    case .few, .several: return Number(value: 3000, next: word(i + 1) == .more || word(i + 1) == .of ? i + 2 : i + 1)
    case .half:
      // `wednesday half day` and `half day leaving at 2` say no length, `half a day` does.
      let isTold = i > 0 ? word(i - 1) == .for || word(i - 1) == .and : i + 2 >= count
      if isUnit(i + 1, .day), !isTold { return nil }
      let next = word(i + 1) == .of || isMark(i + 1, "-") && isGlued(i + 1) && isUnit(i + 2, .hour) ? i + 2 : i + 1
      return Number(value: 500, next: word(next) == .a || word(next) == .the ? next + 1 : next)
    case .quarter:
      if isUnit(i + 1, .hour) { return Number(value: 250, next: i + 1) }
      guard word(i + 1) == .of else { return nil }
      let next = word(i + 2) == .a ? i + 3 : i + 2
      return next == i + 3 || isUnit(next, .hour) ? Number(value: 250, next: next) : nil
    case .unit where isUnit(i, .hour) && !has(i, .plural) && word(i + 1) == .and && word(i + 2) == .a:
      // `hour and a half`
      return word(i + 3) == .half ? Number(value: 1000, next: i) : nil
    default: return nil
    }
  }

  /// A number with the fraction that follows its figures: `2.5`, `3/4`, `1½`, `1,5 hours`, `1 1/2 hours`.
  private func fraction(of number: Number) -> Number? {
    let next = number.next
    let isGlued = isGlued(next)
    let isFollowed = isGlued && self.isGlued(next + 1) && isNumber(next + 1)
    if isMark(next, "."), isFollowed, tokens[next + 1].digits <= 3 {
      let digits = tokens[next + 1].digits
      let thousandths = value(next + 1) * (digits == 1 ? 100 : digits == 2 ? 10 : 1)
      return Number(value: number.value * 1000 + thousandths, next: next + 2)
    }
    if isMark(next, "/"), isFollowed, (2...12).contains(value(next + 1)), number.value < value(next + 1) {
      return Number(value: number.value * 1000 / value(next + 1), next: next + 2)
    }
    if let thousandths = vulgar(next), isGlued {
      return Number(value: number.value * 1000 + thousandths, next: next + 1)
    }
    if isMark(next, ","), isFollowed, tokens[next + 1].digits == 1, word(next + 2) == .unit {
      return Number(value: number.value * 1000 + value(next + 1) * 100, next: next + 2)
    }
    if isNumber(next), tokens[next].digits == 1, isMark(next + 1, "/"), self.isGlued(next + 1), self.isGlued(next + 2),
      isNumber(next + 2), tokens[next + 2].digits == 1, (2...4).contains(value(next + 2)),
      value(next) < value(next + 2), word(next + 3) == .unit
    {
      return Number(value: number.value * 1000 + value(next) * 1000 / value(next + 2), next: next + 3)
    }
    return nil
  }

  /// A quantity with the addition behind its `and`: `five and half`, `one and a quarter`, `twenty and five days`.
  private func withAddition(_ quantity: Number, to number: Number) -> Number {
    guard word(quantity.next) == .and else { return quantity }
    let next = quantity.next
    let at = word(next + 1) == .a ? next + 2 : next + 1
    if word(at) == .half || word(at) == .quarter, word(at + 1) == .unit || word(at + 1) == .of {
      let thousandths = word(at) == .half ? 500 : 250
      return Number(value: quantity.value + thousandths, next: word(at + 1) == .of ? at + 2 : at + 1)
    }
    if let more = self.number(next + 1), more.digits == 0, number.digits == 0, number.value >= 20, more.value < 10,
      word(more.next) == .unit
    {
      return Number(value: quantity.value + more.value * 1000, next: more.next)
    }
    return quantity
  }
}
