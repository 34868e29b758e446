import CGD
import Foundation
import Imaging
import TestSupport
import Testing

@testable import nuthatch

/// The executable built along with the tests, beside their bundle.
private let program: String? = {
  let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
  let candidates = [
    bundle.map { URL(fileURLWithPath: $0) }, URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
  ]
  return candidates.compactMap { $0?.deletingLastPathComponent().appendingPathComponent("nuthatch").path }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}()

@Suite(.enabled(if: program != nil && nuthatch_gd_load() != 0, "it needs libgd, and the built nuthatch"))
struct ThumbnailTests {
  private let thumbnailer = ChildThumbnailer(program: program ?? "")

  @Test(arguments: [RealPicture.jpeg, .png, .gif, .webp])
  func `a small copy is a JPEG file without metadata`(picture: RealPicture) async throws {
    let copy = try #require(await thumbnailer.thumbnail(of: Data(picture.bytes)))
    let header = try #require(PictureHeader(of: Array(copy)))
    #expect(header.format == .jpeg)
    #expect((header.width, header.height) == RealPicture.size)
  }

  @Test func `a large picture becomes small, and a turned one stands upright`() async throws {
    let png = Data(PlainPicture.png(width: 3000, height: 2000))
    let copy = try #require(await thumbnailer.thumbnail(of: png))
    let header = try #require(PictureHeader(of: Array(copy)))
    #expect((header.width, header.height) == (Thumbnail.side, Thumbnail.side * 2 / 3))

    // Exif: turn it to the right. What was on the left is on top then.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8)
      + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let turned = Array(RealPicture.jpeg.bytes[..<2]) + exif + RealPicture.jpeg.bytes[2...]
    let upright = try #require(await thumbnailer.thumbnail(of: Data(turned)))
    let size = try #require(PictureHeader(of: Array(upright)))
    #expect((size.width, size.height) == (RealPicture.size.height, RealPicture.size.width))
  }

  @Test(arguments: [
    Data(), Data("no picture".utf8), Data(RealPicture.png.bytes.prefix(60)),
    // A picture that claims to be 30,000 pixels wide and high.
    Data(PlainPicture.png(width: 30_000, height: 30_000, rows: 3)),
  ])
  func `what can't be decoded gives none`(data: Data) async {
    #expect(await thumbnailer.thumbnail(of: data) == nil)
  }

  @Test func `a program that does not answer, or is not there, gives none`() async throws {
    #expect(await ChildThumbnailer(program: "/nonexistent").thumbnail(of: Data("x".utf8)) == nil)
    let silent = try #require(Child(program: "/bin/sleep", arguments: ["sleep", "60"]))
    #expect(silent.exchange(Data(), within: 0.2, upTo: 9) == nil)
    let endless = try #require(Child(program: "/usr/bin/yes", arguments: ["yes"]))
    #expect(endless.exchange(Data(), within: 20, upTo: 9) == nil)
    // A program that closes its output, and continues.
    let closing = try #require(Child(program: "/bin/sh", arguments: ["sh", "-c", "exec sleep 60 >&-"]))
    #expect(closing.exchange(Data(), within: 0.2, upTo: 9) == nil)
    // A program that reads nothing, while more is written than a pipe holds.
    let much = Data(repeating: 0, count: 1_000_000)
    #expect(Child(program: "/bin/true", arguments: ["true"])?.exchange(much, within: 20, upTo: 9) == Data())
  }

  @Test func `the process that decodes can open nothing, not even in place of what it closes`() throws {
    let child = try #require(Child(program: program ?? "", arguments: ["nuthatch", "thumbnail"]))
    // The program sets its limits before it reads.
    let limit = { (name: String) -> Substring? in
      let lines = try? String(contentsOfFile: "/proc/\(child.process)/limits", encoding: .utf8).split(separator: "\n")
      return lines?.first { $0.hasPrefix(name) }?.dropFirst(name.count).split(separator: " ").first
    }
    for _ in 0..<6000 where limit("Max processes") != "0" { usleep(10_000) }
    #expect(limit("Max open files") == "0")
    #expect(child.exchange(Data(), within: 20, upTo: 9) == nil)
  }

  @Test func `a child has nothing of its parent but two pipes`() throws {
    let child = try #require(Child(program: "/bin/ls", arguments: ["ls", "/proc/self/fd"]))
    let listed = try #require(child.exchange(Data(), within: 20, upTo: 999))
    // One more is the directory being read.
    #expect(String(decoding: listed, as: UTF8.self) == "0\n1\n2\n3\n")
    let environment = Child(program: "/usr/bin/env", arguments: ["env"])?.exchange(Data(), within: 20, upTo: 999)
    #expect(environment == Data())
  }
}

/// Damaged pictures end the processes that decode them, and nothing else (`NUTHATCH_PICTURES`, `NUTHATCH_SEED`).
@Suite(.enabled(if: program != nil && nuthatch_gd_load() != 0, "it needs libgd, and the built nuthatch"))
struct DecodedPictureFuzzTests {
  @Test func `a damaged picture gives a small copy or none`() async {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["NUTHATCH_PICTURES"].flatMap { Int($0) }.map { $0 / 500 } ?? 12
    var generator = SeededGenerator(seed: environment["NUTHATCH_SEED"].flatMap { UInt64($0) } ?? 1)
    let thumbnailer = ChildThumbnailer(program: program ?? "")
    var copies = 0
    for index in 0..<count {
      let picture = RealPicture.allCases[index % RealPicture.allCases.count]
      let damaged = DamagedPicture.of(picture.bytes, by: &generator)
      guard let copy = await thumbnailer.thumbnail(of: Data(damaged)) else { continue }
      copies += 1
      #expect(PictureFormat(of: Array(copy)) == .jpeg)
    }
    // Some are still whole enough.
    #expect(copies > 0)
    if count > 12 { print("\(count) damaged pictures gave \(copies) small copies") }
  }
}
