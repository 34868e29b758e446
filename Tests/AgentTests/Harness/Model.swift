import Agenda
import Civil
import Foundation

/// A todo as the model has it.
struct ModelTodo: Hashable {
  struct Beat: Hashable {
    var days: Int
    var isFromCompletion: Bool

    static func every(_ days: Int) -> Beat { Beat(days: days, isFromCompletion: false) }
    static func after(_ days: Int) -> Beat { Beat(days: days, isFromCompletion: true) }
  }

  var name: String
  var due: CivilDateTime?
  var beat: Beat?
  var list: String?
  var isDone = false
}

/// The expected result of one person's messages: the promises of the language, in as few words as possible.
struct Model {
  typealias State = [Int: ModelTodo]

  private(set) var todos: State = [:]
  /// The time since which each open todo has had its due date.
  private(set) var established: [Int: Date] = [:]
  /// The moments that each open todo was reminded of since then.
  private var told: [Int: Set<CivilDateTime>] = [:]
  private var done: [(before: State, after: State)] = []
  private var undone: [(before: State, after: State)] = []
  private var count = 0

  mutating func grant(_ wish: Wish, at instant: Date) {
    let before = todos
    switch wish {
    case .look, .export, .chatter: return
    case .undo:
      guard let change = done.popLast() else { return }
      undone.append(change)
      become(change.before, at: instant)
      return
    case .redo:
      guard let change = undone.popLast() else { return }
      done.append(change)
      become(change.after, at: instant)
      return
    default: break
    }
    become(after(wish, at: instant), at: instant)
    guard todos != before else { return }
    done.append((before, todos))
    undone = []
  }

  /// Returns the reason why a reminder of that name is wrong; nil if it is right.
  mutating func objection(toReminderOf name: String, at moment: CivilDateTime, told instant: Date) -> String? {
    guard let (id, todo) = todos.first(where: { $0.value.name == name && !$0.value.isDone }), let due = todo.due
    else { return "there is no such open todo with a date" }
    if let beat = todo.beat, !beat.isFromCompletion {
      let days = moment.date.dayNumber - due.date.dayNumber
      guard moment.time == due.time, days >= 0, days % beat.days == 0 else { return "it is due \(due)" }
    } else if moment != due {
      return "it is due \(due)"
    }
    if Zone.utc.instant(of: moment) > instant { return "it comes too early" }
    return told[id, default: []].insert(moment).inserted ? nil : "it was told before"
  }

  /// Returns the reminders that are overdue and were not sent.
  func untold(by instant: Date) -> [String] {
    todos.compactMap { id, todo in
      guard !todo.isDone, var moment = todo.due, let since = established[id] else { return nil }
      if let beat = todo.beat, !beat.isFromCompletion {
        while Zone.utc.instant(of: moment.adding(days: beat.days)) <= instant {
          moment = moment.adding(days: beat.days)
        }
      }
      let falls = Zone.utc.instant(of: moment)
      guard falls > since, falls <= instant, told[id]?.contains(moment) != true else { return nil }
      return "\(todo.name) at \(moment) was never reminded of"
    }
  }

  private mutating func become(_ state: State, at instant: Date) {
    for (id, todo) in state {
      let old = todos[id]
      guard old?.isDone != todo.isDone || old?.due != todo.due else { continue }
      established[id] = instant
      told[id] = nil
    }
    todos = state
  }

  private mutating func after(_ wish: Wish, at instant: Date) -> State {
    var state = todos
    func open(_ name: String) -> Int? { state.first { $0.value.name == name && !$0.value.isDone }?.key }
    switch wish {
    case .add(let names): for name in names { state[newID()] = ModelTodo(name: name) }
    case .schedule(let name, let moment, let beat): state[newID()] = ModelTodo(name: name, due: moment, beat: beat)
    case .complete(let name):
      guard let id = open(name), let todo = state[id] else { break }
      guard let due = todo.due, let beat = todo.beat else {
        state[id]?.isDone = true
        break
      }
      // The series continues, and the completed todo stays beside it.
      state[newID()] = ModelTodo(name: todo.name, due: due, list: todo.list, isDone: true)
      let now = Zone.utc.local(at: instant)
      var next = beat.isFromCompletion ? CivilDateTime(now.date, due.time) : due
      repeat { next = next.adding(days: beat.days) } while !beat.isFromCompletion && next <= now
      state[id]?.due = next
    case .delete(let name): if let id = open(name) { state[id] = nil }
    case .rename(let name, let other): if let id = open(name) { state[id]?.name = other }
    case .move(let name, let moment): if let id = open(name) { state[id]?.due = moment }
    case .file(let name, let list): if let id = open(name) { state[id]?.list = list }
    default: break
    }
    return state
  }

  private mutating func newID() -> Int {
    count += 1
    return count
  }
}

extension CivilDateTime {
  fileprivate func adding(days: Int) -> CivilDateTime { CivilDateTime(date.adding(days: days), time) }
}
