import Agenda
import Civil
import Foundation

/// A person's wish by its meaning: the words for it, and its effect on the model.
enum Wish {
  case add([String])
  case schedule(String, CivilDateTime, ModelTodo.Beat?)
  case complete(String)
  case delete(String)
  case rename(String, to: String)
  case move(String, CivilDateTime)
  case file(String, under: String)
  case undo, redo
  /// All they have, which takes a job.
  case export
  /// Changes nothing, and is answered.
  case look(String)
  /// Is not for the bot, or wants no answer.
  case chatter(String)

  var text: String {
    switch self {
    case .add(let names): names.joined(separator: "\n")
    case .schedule(let name, let moment, let beat):
      "\(name) on \(moment.words)"
        + (beat.map { " *\($0.isFromCompletion ? "after" : "every") \($0.days) days" } ?? "")
    case .complete(let name): "!done \(name)"
    case .delete(let name): "!delete all of \(name)"
    case .rename(let name, let other): "!rename \(name) to \(other)"
    case .move(let name, let moment): "!due \(name) \(moment.words)"
    case .file(let name, let list): "!move \(name) to \(list)"
    case .undo: "!undo"
    case .redo: "!redo"
    case .export: "!export"
    case .look(let text), .chatter(let text): text
    }
  }

  var isAnswered: Bool { if case .chatter = self { false } else { true } }
}

/// Makes up people's wishes, most of them about earlier ones.
struct WishMaker {
  let dice: Dice
  private var names: [String: [String]] = [:]
  /// The names of repeating todos.
  private var series: Set<String> = []

  init(dice: Dice) { self.dice = dice }

  mutating func wish(of person: String, at now: Date) -> Wish {
    let known = names[person] ?? []
    let old = known.isEmpty ? nil : dice.pick(known)
    switch dice.number(0...99) {
    case ..<18: return .add([newName(person)])
    case ..<24: return .add((0..<dice.number(2...3)).map { _ in newName(person) })
    case ..<38: return .schedule(newName(person), moment(after: now), nil)
    case ..<46: return .schedule(newSeries(person), moment(after: now), .every(dice.number(1...3)))
    case ..<50: return .schedule(newSeries(person), moment(after: now), .after(dice.number(1...3)))
    case ..<64: return old.map { .complete($0) } ?? .add([newName(person)])
    case ..<69: return old.map { .delete($0) } ?? .look("!lists")
    case ..<74:
      return old.map { .rename($0, to: series.contains($0) ? newSeries(person) : newName(person)) } ?? .look("!overdue")
    case ..<79:
      return old.flatMap { series.contains($0) ? nil : .move($0, moment(after: now)) } ?? .look("!today")
    case ..<82:
      return old.map { .file($0, under: dice.pick(["house", "garden"])) } ?? .look("!getlist house")
    case ..<88: return .undo
    case ..<91: return .redo
    case ..<96:
      return .look(dice.pick(["!today", "!overdue", "!week", "what do i have tomorrow?", "!lists", "!done 99"]))
    default: return .chatter(dice.pick(["thanks!", "ok", "great"]))
    }
  }

  /// A new word, unlike all others, so that it can mean no other thing.
  private mutating func newName(_ person: String) -> String {
    let name = "z" + (0..<5).map { _ in "\(dice.pick(Array("bdfgklmnprstv")))\(dice.pick(Array("aeiou")))" }.joined()
    names[person, default: []].append(name)
    return name
  }

  private mutating func newSeries(_ person: String) -> String {
    let name = newName(person)
    series.insert(name)
    return name
  }

  private func moment(after now: Date) -> CivilDateTime {
    let minutes = dice.chance(0.1) ? -dice.number(1...600) : dice.number(1...3000)
    let seconds = (Int(now.timeIntervalSince1970) / 60 + minutes) * 60
    return Zone.utc.local(at: Date(timeIntervalSince1970: Double(seconds)))
  }
}

extension CivilDateTime {
  /// The words for the moment, with the hour on the 24-hour clock, past or not.
  fileprivate var words: String { "\(date) \("\(time)".replacing(":", with: "h"))" }
}
