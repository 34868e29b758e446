public import Agenda

// Texts about messages to telephones.
extension Wording {
  /// Sent to the person's other address after STOP from a phone.
  public static func stopped(_ phone: Address) -> String {
    "You stopped my messages to \(ending(of: phone)): your reminders come here now. Text START from that phone to undo it."
  }

  /// Asks for a code, which proves that the sender can read what arrives at that phone.
  public static func proof(_ code: String) -> String { "Is it you? Send \(code) within 10 minutes, and I do it." }

  /// After START from a phone that had stopped messages.
  public static let startedAgain = "Welcome back! I write to this phone again."

  /// Answers the carriers' keyword HELP: who writes, and how to stop it. The operator's own text follows.
  public static func carrierHelp(about: String?) -> String {
    let words = "Nuthatch keeps your todos and reminds you. !help tells what I understand. Text STOP to end."
    return about.map { "\(words) \($0)" } ?? words
  }

  /// The end of a yes-or-no question.
  public static let yesOrNo = "Yes or no"
  /// The same for telephones, where a bare YES is a carrier keyword.
  public static let yesOrNoByTelephone = "Y or N"
}
