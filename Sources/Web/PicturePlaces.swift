import Agenda
import Foundation

/// Space in memory for whole pictures. If there is none, callers wait for a while, in order of arrival. No person can
/// take all of it, however slowly they read.
final class PicturePlaces: @unchecked Sendable {
  /// A place, which is taken as long as somebody holds this object.
  final class Place: Sendable {
    private let places: PicturePlaces
    private let person: Person.ID

    fileprivate init(_ places: PicturePlaces, _ person: Person.ID) { (self.places, self.person) = (places, person) }
    deinit { places.giveBack(person) }
  }

  private struct Waiting {
    var number: Int
    var person: Person.ID
    var answer: CheckedContinuation<Place?, Never>
  }

  private let most: Int, mostOfPerson: Int
  private let lock = NSLock()
  private var taken: [Person.ID: Int] = [:]
  private var waiting: [Waiting] = []
  private var lastNumber = 0

  init(_ most: Int = 4, ofPerson mostOfPerson: Int = 2) { (self.most, self.mostOfPerson) = (most, mostOfPerson) }

  /// Returns a place for a person; nil if none became free within `seconds`, or if the caller was cancelled.
  func take(for person: Person.ID, within seconds: TimeInterval) async -> Place? {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    let patience = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      self?.giveUp(number)
    }
    defer { patience.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        lock.withLock { waiting.append(Waiting(number: number, person: person, answer: answer)) }
        // If it was cancelled before it waited, it could not be given up then.
        if Task.isCancelled { giveUp(number) }
        serve()
      }
    } onCancel: {
      giveUp(number)
    }
  }

  /// The number of callers who wait.
  var queue: Int { lock.withLock { waiting.count } }

  private func giveUp(_ number: Int) {
    let waiter = lock.withLock {
      waiting.firstIndex { $0.number == number }.map { waiting.remove(at: $0) }
    }
    waiter?.answer.resume(returning: nil)
  }

  private func giveBack(_ person: Person.ID) {
    lock.withLock {
      taken[person, default: 1] -= 1
      if taken[person] == 0 { taken[person] = nil }
    }
    serve()
  }

  /// Hands out the free places.
  private func serve() {
    while let waiter = lock.withLock(next) { waiter.answer.resume(returning: Place(self, waiter.person)) }
  }

  /// Returns the first caller who may have a place, and gives it to them. Call it with the lock held.
  private func next() -> Waiting? {
    guard taken.values.reduce(0, +) < most,
      let index = waiting.firstIndex(where: { taken[$0.person, default: 0] < mostOfPerson })
    else { return nil }
    taken[waiting[index].person, default: 0] += 1
    return waiting.remove(at: index)
  }
}
