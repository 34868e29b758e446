import Agenda
import Civil
import Commands
import Conversation
import Foundation
import Storage

/// The notice, at most once a day, to people whose answers wait until tomorrow because today's money is spent.
struct BudgetNotice {
  let account: Account
  let languages: Languages
  let now: Date

  /// The share of a day's money that such notices leave for reminders.
  private static let forReminders = 0.05

  /// The most notices that are queued at a time; more follow once these are on their way.
  private static let batch = 50

  /// Queues a notice to everybody whose private answer cannot be paid for and who was not told today, as far as the
  /// rest of the money pays for it.
  func enqueue(in ledger: any PeopleStore & Limits & WaitingAnswers & Outbox & Savepoints) throws {
    let spending = try ledger.limits(of: account.name).spending
    let budget = account.spendingBudget.today(spending, at: now)
    guard let left = budget.left, let perDay = budget.perDay else { return }
    let today = budget.resets - SpendingBudget.day..<budget.resets
    var spendable = left - Int(Double(perDay) * Self.forReminders)
    // A queued notice is not paid yet.
    for notice in try ledger.unsentBudgetNotices(account: account.name) {
      spendable -= account.network.cost(of: notice.message)
    }
    let waiting = try ledger.answersWaiting(
      account: account.name, withoutNoticeIn: today, at: now, limit: Self.batch)
    for entry in waiting {
      let cost = account.network.cost(of: entry.message)
      guard account.spendingBudget.wait(for: entry.urgency, costing: cost, spending, at: now) != nil else { continue }
      let notice = try notice(insteadOf: entry.message, until: budget.resets, in: ledger)
      let price = account.network.cost(of: notice)
      guard price <= spendable else { return }
      if try ledger.enqueue(notice, account: account.name, for: .budget, answering: nil, notBefore: now) {
        spendable -= price
      }
    }
  }

  private func notice(
    insteadOf answer: OutgoingMessage, until midnight: Date, in ledger: any PeopleStore & Savepoints
  ) throws -> OutgoingMessage {
    let address = account.address(answer.recipientID, handle: answer.recipientHandle)
    // Somebody whose row can't be read is told in UTC, and keeps nobody else from being told.
    let person = (try? ledger.attempt { try ledger.people.person(at: address) }) ?? nil
    var notice = answer
    notice.key = MessageOrigin.budget(until: midnight, recipientID: answer.recipientID).key()
    notice.text = languages.wording(of: person).budgetUsedUp(
      until: (person?.zone ?? .utc).local(at: midnight).time, person?.conventions ?? Conventions())
    return notice
  }
}
