import Conversation

/// The number of people that an account can serve, by its network's limits for sending.
struct Capacity: CustomStringConvertible {
  /// The messages that the account may send in a day, and in a minute by its shortest window.
  var aDay: Double
  var aMinute: Double

  /// The messages that one person needs on an ordinary day: ten answers, eight reminders, a digest, and one to spare.
  static let messagesOfAPerson = 20.0

  init(of traits: NetworkTraits) {
    let limits = traits.limitsForSending
    aDay = limits.map { Double($0.messages) * 86_400 / $0.window }.min() ?? 0
    let shortest = limits.min { $0.window < $1.window }
    aMinute = shortest.map { $0.window < 60 ? Double($0.messages) * 60 / $0.window : Double($0.messages) } ?? 0
    aMinute = min(aMinute, aDay)
  }

  var people: Int { Int(aDay / Capacity.messagesOfAPerson) }

  var description: String {
    "it can send \(Int(aDay)) messages a day, which carries about \(people) \(people == 1 ? "person" : "people") at \(Int(Capacity.messagesOfAPerson)) "
      + "messages each; of reminders due in one minute, \(Int(aMinute)) go out within it"
  }
}
