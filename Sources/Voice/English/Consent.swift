package import Agenda

// Texts about messages to telephones.
extension Wording {
  package func stopped(_ phone: Address) -> String {
    "You stopped my messages to \(ending(of: phone)): your reminders come here now. Text START from that phone to undo it."
  }

  package func proof(_ code: String) -> String { "Is it you? Send \(code) within 10 minutes, and I'll do it." }

  package var startedAgain: String { "Welcome back! I'll write to this phone again." }

  package func carrierHelp(about: String?) -> String {
    let words = "Nuthatch keeps your todos and reminds you. !help tells what I understand. Text STOP to end."
    return about.map { "\(words) \($0)" } ?? words
  }

  package var yesOrNo: String { "Yes or no" }
  package var yesOrNoByTelephone: String { "Y or N" }
}
