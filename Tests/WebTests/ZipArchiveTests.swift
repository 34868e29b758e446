import Civil
import Foundation
import Testing

@testable import Web

/// ZIP files, as another program reads them: Python.
@Suite struct ZipArchiveTests {
  private static let moment = CivilDateTime(CivilDate(dayNumber: 20_777), CivilTime(secondOfDay: 36_000))

  /// The output of a Python script that gets an archive. The archive begins at a byte of its file.
  private static func python(_ script: String, _ bytes: [UInt8], from start: UInt64 = 0) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).zip")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    try handle.seek(toOffset: start)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let opened = "import sys, zipfile\narchive = zipfile.ZipFile(sys.argv[1])\n"
    process.arguments = ["python3", "-c", opened + script, file.path]
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test func `other programs read the files, their names and their times`() throws {
    var archive = ZipArchive(at: Self.moment)
    let files = [("ä/long.txt", String(repeating: "line\n", count: 1000)), ("short.txt", "a"), ("empty.txt", "")]
    let bytes = files.flatMap { archive.add($0.0, Array($0.1.utf8)) }
    let script =
      "print(all(file.date_time == (2026, 11, 20, 10, 0, 0) for file in archive.infolist()), archive.testzip())"
    let told = try Self.python(script, bytes + archive.end)
    #expect(told == "True None\n")
    for (name, text) in files {
      let told = try Self.python("print(archive.read('\(name)').decode(), end='')", bytes + archive.end)
      #expect(told == text)
    }
  }

  @Test func `an archive has as many files as were put in, however many`() throws {
    var archive = ZipArchive(at: Self.moment)
    var bytes: [UInt8] = []
    var files = 0
    // Up to the most that a ZIP file counts by its first counter, and beyond.
    for count in [65_534, 65_535, 65_540] {
      while files < count {
        bytes += archive.add("\(files)", [])
        files += 1
      }
      let told = try Self.python("print(len(archive.namelist()), archive.namelist()[-1])", bytes + archive.end)
      #expect(told == "\(count) \(count - 1)\n")
    }
  }

  @Test func `a file behind the first four gigabytes is found`() throws {
    var archive = ZipArchive(at: Self.moment, startingAt: 1 << 32)
    let bytes = archive.add("far.txt", Array("far away".utf8)) + archive.end
    // Most of the file is a hole, which takes no room.
    let told = try Self.python("print(archive.read('far.txt').decode())", bytes, from: 1 << 32)
    #expect(told == "far away\n")
  }
}
