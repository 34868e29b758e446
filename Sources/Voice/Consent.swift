public import Agenda

// What is said to those who are written to by telephone.
extension Wording {
  /// Told elsewhere to who stopped the messages to a phone.
  public static func stopped(_ phone: Address) -> String {
    "You stopped my messages to \(ending(of: phone)): your reminders come here now. Text START from that phone to undo it."
  }

  /// The code by which the owner of a phone proves to read what is sent there.
  public static func proof(_ code: String) -> String { "Is it you? Send \(code) within 10 minutes, and I do it." }

  public static let startedAgain = "Welcome back! I write to this phone again."

  /// Who this is, and how it ends: what carriers ask for.
  public static func carrierHelp(about: String?) -> String {
    let words = "Nuthatch keeps your todos and reminds you. !help tells what I understand. Text STOP to end."
    return about.map { "\(words) \($0)" } ?? words
  }

  /// What is asked at the end of a question.
  public static let yesOrNo = "Yes or no"
  /// The same to a telephone, where a bare YES is a word of the carriers'.
  public static let yesOrNoByTelephone = "Y or N"
}
