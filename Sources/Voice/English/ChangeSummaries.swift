import Agenda

extension Wording {
  /// Returns the description of a message's change for `!undo`: `added "call jimmy"`.
  func done(_ summary: ChangeSummary) -> String {
    let names = summary.names
    switch summary.deed {
    case .added: return "added \(some(names))"
    case .sent: return "sent \(quoted(names.first ?? "")) to \(names.last ?? "")"
    case .received: return "took \(enclosed(names.first ?? "")) from \(names.last ?? "")"
    case .imported: return "imported \(names == ["1"] ? "1 item" : "\(names.joined()) items")"
    case .trusted, .distrusted, .blocked, .unblocked: return "\(verb(summary.deed)) \(names.joined())"
    case .setTimeZone: return "set the time zone to \(names.joined())"
    case .setPartOfDay:
      return "set the hour of \(names.compactMap { PartOfDay(rawValue: $0).map(partOfDay) }.joined())"
    default:
      return names.isEmpty ? verb(summary.deed) : "\(verb(summary.deed)) \(joined(names.map { quoted($0) }))"
    }
  }

  /// Returns the description of the change that undo or redo made.
  func told(_ change: TurnedChange) -> String {
    switch change {
    case .summaries(let summaries): summaries.map(done).joined(separator: "; ")
    case .text(let text): text
    case .count(let count): count == 1 ? "1 change" : "\(count) changes"
    }
  }

  private func verb(_ deed: ChangeSummary.Deed) -> String {
    switch deed {
    case .added: "added"
    case .changed: "changed"
    case .moved: "moved"
    case .renamed: "renamed"
    case .completed: "completed"
    case .reopened: "reopened"
    case .deleted: "deleted"
    case .restored: "restored"
    case .imported: "imported"
    case .skipped: "skipped"
    case .snoozed: "snoozed"
    case .accepted: "accepted"
    case .trusted: "trusted"
    case .blocked: "blocked"
    case .unblocked: "unblocked"
    case .sent: "sent"
    case .published: "published"
    case .reported: "reported"
    case .received: "took"
    case .attended: "said yes to"
    case .unattended: "said no to"
    case .calledOff: "called off"
    case .subscribed: "subscribed to"
    case .unsubscribed: "unsubscribed from"
    case .setReminders: "set the reminders of"
    case .setNagging: "set the nagging about"
    case .setRepeat: "set the repeat of"
    case .setPriority: "set the priority of"
    case .renamedList: "renamed the list"
    case .deletedList: "deleted the list"
    case .keptSearch: "kept the search"
    case .distrusted: "stopped trusting"
    case .remindersOn: "turned reminders on"
    case .remindersOff: "turned reminders off"
    case .messagesOff: "stopped what I send unasked"
    case .confirmationsOn: "turned confirmations on"
    case .confirmationsOff: "turned confirmations off"
    case .setTimeZone: "set the time zone"
    case .setHours: "set the hours"
    case .setQuiet: "set a quiet time"
    case .setDigest: "set the digest"
    case .setDates: "set how dates are read"
    case .setClock: "set how times are shown"
    case .setWeekStart: "set the day that weeks begin on"
    case .setPartOfDay: "set the hour of a part of the day"
    case .setWhereToRemind: "set where to remind"
    case .setRequests: "set who may ask things of you"
    case .setInterests: "set what interests you"
    case .setSeen: "set who sees where you go"
    }
  }
}
