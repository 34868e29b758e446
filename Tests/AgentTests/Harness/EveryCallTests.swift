import FaultyDisk
import Foundation
import Storage
import Store
import Testing

@testable import Agent

/// The first call fails, then the second, and so on to the last of a whole conversation; afterwards all calls work
/// again.
@Suite(.serialized) struct EveryCallTests {
  /// True if all schedules run, and not only the number that every change has to pass.
  private static let isThorough = ProcessInfo.processInfo.environment["NUTHATCH_SCHEDULES"] != nil

  @Test(arguments: FaultyServer.Kind.allCases)
  func `any request to a network fails in any way`(kind: FaultyServer.Kind) async throws {
    let visits = try Visits(kind)
    try await visits.begin()
    // If not all requests are tried, each kind of network tries different ones.
    var number = Self.isThorough ? 0 : -(FaultyServer.Kind.allCases.firstIndex(of: kind) ?? 0)
    var count = 0
    var isDone = false
    while !isDone {
      number += Self.isThorough ? 1 : 3
      isDone = true
      let ways = Self.isThorough ? Array(0..<10) : [(number * 3 + count) % 5]
      for way in ways {
        var calls = 0
        var fault: String?
        let objections = try await visits.visit {
          await visits.signOut()
          visits.server.script = { faults in
            calls += 1
            guard calls == number, Self.isThorough ? way < faults.count : true else { return nil }
            fault = faults[way % faults.count]
            return fault
          }
        }
        #expect(objections.isEmpty, "request \(number), \(fault ?? "no fault")")
        count += fault == nil ? 0 : 1
        if calls >= number { isDone = false }
        if fault == nil { break }
      }
    }
    #expect(count > 0)
    print("requests on a \(kind.rawValue) network: \(number - 1), which went wrong \(count) times")
  }

  @Test(arguments: FaultyServer.Kind.allCases)
  func `it is killed at any step`(kind: FaultyServer.Kind) async throws {
    let visits = try Visits(kind)
    var step = 0
    var count = 0
    var died = true
    while died {
      step += Self.isThorough ? 1 : 31
      try await visits.begin(dyingAt: step)
      let life = try #require(visits.agent?.life)
      let objections = try await visits.visit()
      #expect(objections.isEmpty, "killed at step \(step)")
      died = life.isOver
      count += died ? 1 : 0
    }
    #expect(count > 0)
    print("killed at \(count) of a conversation's steps on a \(kind.rawValue) network")
  }

  /// A fault of the disk, its duration, and whether the process continues.
  struct DiskTrouble: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fault = faulty_disk_error
    var fails: (reads: Bool, lasting: Bool) = (false, false)
    var isFatal = false
  }

  static let diskTroubles = [
    DiskTrouble(testDescription: "an error"),
    DiskTrouble(testDescription: "an error that ends the process", isFatal: true),
    DiskTrouble(testDescription: "half a write", fault: faulty_disk_torn),
    DiskTrouble(testDescription: "half a write that ends the process", fault: faulty_disk_torn, isFatal: true),
    DiskTrouble(testDescription: "no room once", fault: faulty_disk_full),
    DiskTrouble(testDescription: "no room for a while", fault: faulty_disk_full, fails: (false, true)),
    DiskTrouble(testDescription: "a page that can't be read", fails: (true, false)),
  ]

  @Test(arguments: diskTroubles)
  func `the disk refuses any call`(trouble: DiskTrouble) async throws {
    let visits = try Visits(.readable)
    defer { faulty_disk_arm(0, faulty_disk_error, 0, 0) }
    #expect(faulty_disk_watch(visits.disk.folder) == 0)
    try await visits.begin()
    var number = 0
    var count = 0
    var hasFailed = true
    while hasFailed {
      number += Self.isThorough ? 1 : 97
      hasFailed = false
      let objections = try await visits.visit {
        faulty_disk_arm(number, trouble.fault, trouble.fails.reads ? 1 : 0, trouble.fails.lasting ? 1 : 0)
      } mend: { isOver in
        if faulty_disk_calls() >= number, !hasFailed {
          hasFailed = true
          if trouble.isFatal { visits.agent?.life.end() }
        }
        if hasFailed || isOver { faulty_disk_arm(0, faulty_disk_error, 0, 0) }
      }
      #expect(objections.isEmpty, "call \(number)")
      count += hasFailed ? 1 : 0
    }
    #expect(count > 0)
    print("the disk refused \(count) of a conversation's calls: \(trouble.testDescription)")
  }

  @Test(arguments: [faulty_disk_error, faulty_disk_full, faulty_disk_torn])
  func `a ledger that could not be made is made the next time`(fault: faulty_disk_fault) throws {
    let disk = try Disk()
    defer { faulty_disk_arm(0, faulty_disk_error, 0, 0) }
    #expect(faulty_disk_watch(disk.folder) == 0)
    let whole = try Remains.schema(at: disk.path)
    var number = 0
    var count = 0
    var hasFailed = true
    while hasFailed {
      number += Self.isThorough ? 1 : 251
      let path = "\(disk.folder)/new\(number)"
      faulty_disk_arm(number, fault, 0, 0)
      try? SQLiteLedger(path: path).close()
      hasFailed = faulty_disk_calls() >= number
      faulty_disk_arm(0, fault, 0, 0)
      count += hasFailed ? 1 : 0
      try SQLiteLedger(path: path).close()
      #expect(try Remains.schema(at: path) == whole, "call \(number)")
    }
    #expect(count > 0)
    print("a new ledger was refused at up to \(number - 1) calls")
  }
}
