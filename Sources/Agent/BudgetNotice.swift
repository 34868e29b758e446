import Agenda
import Commands
import Conversation
import Foundation

/// What people are told once a day whose answers wait until the next: that there is no money left for them.
struct BudgetNotice {
  let account: Account
  let now: Date

  /// The share of a day's money that such notices leave for reminders.
  private static let forReminders = 0.05

  /// Queues a notice to everybody whom one of these would answer in private, as far as what is left pays for it.
  func enqueue(insteadOf waiting: [OutboxEntry], in ledger: any Books & Mail) throws {
    let left = account.purse.left(try ledger.budgets(of: account.name), at: now)
    var spendable = left.remaining - Int(Double(left.limit) * Self.forReminders)
    for entry in waiting where entry.message.visibility == .direct {
      var notice = entry.message
      notice.key = "budget/\(Int(left.resets.timeIntervalSince1970))/\(notice.recipientID)"
      let address = Address(
        network: account.network.name, remoteID: notice.recipientID, handle: notice.recipientHandle)
      let person = try ledger.people.person(at: address)
      notice.text = Voice.budgetUsedUp(
        until: (person?.zone ?? .utc).local(at: left.resets).time, person?.conventions ?? Conventions())
      spendable -= account.network.cost(of: notice)
      guard spendable >= 0 else { return }
      // There already, where they were told.
      try ledger.enqueue(notice, account: account.name, urgency: .reminder, answering: nil, notBefore: now)
    }
  }
}
