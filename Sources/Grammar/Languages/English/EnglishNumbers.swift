extension English {
  /// Numbers in letters, and the words that count or round them.
  static let numbers: [Meaning] =
    cardinals.enumerated().map { Meaning(word: .cardinal, value: $0, spellings: $1) }
    + tens.enumerated().map { Meaning(word: .cardinal, value: ($0 + 2) * 10, spellings: $1) }
    + ordinals.enumerated().map { Meaning(word: .ordinal, value: $0 + 1, spellings: $1) }
    + [
      // `second` is an ordinal first, and a unit where one is expected.
      Meaning(word: .ordinal, value: 20, spellings: "twentieth"),
      Meaning(word: .ordinal, value: 30, spellings: "thirtieth"),
      meaning(.hundred, "hundred hundreds"), meaning(.thousand, "thousand"),
      meaning(.ordinalSuffix, "nd rd th"), meaning(.couple, "couple pair coupla"), meaning(.few, "few"),
      meaning(.several, "several"), meaning(.half, "half"), meaning(.quarter, "quarter"),
      meaning(.numberedQuarter, "q"),
      meaning(.once, "once"),
      meaning(.twice, "twice"), meaning(.thrice, "thrice"), meaning(.times, "times x"),
      meaning(.occurrence, "occurrences occurrence repetitions repeats occasions"),
      meaning(.instance, "instance instances"),
      meaning(
        .counted,
        "percent percentage pct dollars dollar bucks euros euro pounds pound quid cents pence people persons guests kids "
          + "miles mile km kilometers metres meters feet inches inch kg kilos grams lbs pages page items copies points "
          + "degrees stars star cups eggs bottles tickets boxes pieces packs pairs street avenue road ave rd blvd lane "
          + "gb mb tb kb mph kph ml litres liters oz gallons gallon bags cans seats rooms bedrooms calories goals"),
      meaning(.compound, "roast best blues feeling fever blue snack"),
      meaning(
        .scale,
        "count odds divide divided multiply multiplied increase reduce raise number numbers scale score rate ages age"),
      meaning(.media, "watch watching rewatch play read reading listen stream binge"),
      meaning(
        .ranked,
        "floor floors place grade draft attempt edition century row class world hand round base degree generation "
          + "amendment anniversary birthday season episode chapter choice option try level gear lap step thing person "
          + "reader opinion wave half impression interview"),
    ]

  /// The number that a word stands for, up to a hundred.
  static func number(_ word: String) -> Int? { Int(word) ?? values[word] }

  /// The words that are numbers by themselves.
  static let wordsOfValues = WordSet(values.keys.map { WordKey($0) })

  /// Cardinals and their numbers.
  private static let values: [String: Int] = {
    func spelled(_ words: [String], _ value: (Int) -> Int) -> [(String, Int)] {
      words.enumerated().flatMap { place, word in word.split(separator: " ").map { (String($0), value(place)) } }
    }
    return Dictionary(uniqueKeysWithValues: spelled(cardinals) { $0 } + spelled(tens) { ($0 + 2) * 10 })
  }()

  private static let cardinals = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve twelv",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  private static let tens = ["twenty", "thirty", "forty fourty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth eigth", "ninth nineth", "tenth",
    "eleventh",
    "twelfth twelveth twelvth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
    "nineteenth",
  ]
}
