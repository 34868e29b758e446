import Agenda
import Civil

/// The reminders that a form offers; others stay as they are.
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

  var label: String {
    switch self {
    case .onTime: "at the time, or in the morning where there is none"
    case .quarter: "15 minutes before"
    case .halfHour: "30 minutes before"
    case .hour: "1 hour before"
    case .dayBefore: "a day before"
    }
  }
}
