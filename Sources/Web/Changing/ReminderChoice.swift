import Agenda
import Civil

/// The reminders that a form offers. Others stay as they are.
enum ReminderChoice: String, CaseIterable, Sendable {
  case onTime, quarter, halfHour, hour, dayBefore

  var reminder: Reminder {
    switch self {
    case .onTime: .onTime
    case .quarter: .beforeEvent
    case .halfHour: Reminder(seconds: 1800)
    case .hour: Reminder(seconds: 3600)
    case .dayBefore: Reminder(days: 1)
    }
  }

  /// The label that the person reads.
  func label(_ wording: any Wording) -> String {
    switch self {
    case .onTime: wording.remindsOnTime
    case .quarter: wording.remindsBefore(minutes: 15)
    case .halfHour: wording.remindsBefore(minutes: 30)
    case .hour: wording.remindsBefore(minutes: 60)
    case .dayBefore: wording.remindsDayBefore
    }
  }
}
