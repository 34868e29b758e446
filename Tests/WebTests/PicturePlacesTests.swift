import Agenda
import Testing

@testable import Web

@Suite(.timeLimit(.minutes(15))) struct PicturePlacesTests {
  private static let (ann, bob, cas) = (Person.ID(1), Person.ID(2), Person.ID(3))
  private let places = PicturePlaces(3, ofPerson: 2)

  private func waits(_ count: Int) async throws {
    while places.queue != count { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `who finds no place waits for one`() async throws {
    var held = [await places.take(for: Self.ann, within: 60), await places.take(for: Self.bob, within: 60)]
    held.append(await places.take(for: Self.bob, within: 60))
    #expect(held.allSatisfy { $0 != nil })
    let waiting = Task { await places.take(for: Self.cas, within: 3600) != nil }
    try await waits(1)
    held.removeFirst()
    #expect(await waiting.value)
    #expect(places.queue == 0)
    withExtendedLifetime(held) {}
  }

  @Test func `nobody takes all the places, and whoever else comes goes first then`() async throws {
    var ann = [await places.take(for: Self.ann, within: 60), await places.take(for: Self.ann, within: 60)]
    let third = Task { await places.take(for: Self.ann, within: 3600) != nil }
    try await waits(1)
    let bob = await places.take(for: Self.bob, within: 60)
    #expect(bob != nil && places.queue == 1)
    ann.removeLast()
    #expect(await third.value)
    withExtendedLifetime((ann, bob)) {}
  }

  @Test func `who waits for too long, or goes away, gets none, and leaves nothing behind`() async throws {
    let held = [await places.take(for: Self.ann, within: 60), await places.take(for: Self.ann, within: 60)]
    #expect(await places.take(for: Self.ann, within: 0.01) == nil)
    let leaving = Task { await places.take(for: Self.ann, within: 3600) == nil }
    try await waits(1)
    leaving.cancel()
    #expect(await leaving.value)
    #expect(places.queue == 0)
    withExtendedLifetime(held) {}
  }
}
