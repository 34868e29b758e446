import Foundation
import TestSupport
import Testing

@testable import Imaging

/// Pictures that are damaged in any way are read to the end. `NUTHATCH_PICTURES=100000` tries that many;
/// `NUTHATCH_SEED` is the seed.
@Suite struct PictureFuzzTests {
  static let count = ProcessInfo.processInfo.environment["NUTHATCH_PICTURES"].flatMap { Int($0) } ?? 2000
  static let seed = ProcessInfo.processInfo.environment["NUTHATCH_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func `a damaged picture is read to the end, and what is shown of it has no metadata`() throws {
    let pictures = Samples.all.map(\.bytes) + RealPicture.allCases.map(\.bytes)
    var generator = SeededGenerator(seed: Self.seed)
    var shown = 0
    let before = Self.residentKilobytes()
    for _ in 0..<Self.count {
      let damaged = DamagedPicture.of(generator.pick(pictures), by: &generator)
      let header = PictureHeader(of: damaged)
      guard let stripped = StrippedPicture.of(damaged) else { continue }
      shown += 1
      #expect(stripped.count <= damaged.count + 40)
      // The result is of the same format, and has nothing more to remove.
      #expect(PictureFormat(of: stripped) == PictureFormat(of: damaged))
      if header != nil { #expect(StrippedPicture.of(stripped) == stripped) }
    }
    #expect(shown > Self.count / 20, "\(shown)")
    let grown = Self.residentKilobytes() - before
    #expect(grown < 50_000, "\(grown) kB more than before")
    if Self.count > 2000 { print("\(Self.count) pictures, \(shown) of them shown, \(grown) kB more than before") }
  }

  /// The memory that the process has (proc(5)).
  private static func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      .flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
