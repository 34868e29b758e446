import ArgumentParser
import CGD
import CProcess
import Foundation
import Imaging

/// Makes a small copy of a picture: the file on the standard input, the copy on the standard output.
///
/// The daemon runs it as a separate process for each picture. A picture that is made to break the decoder ends only
/// this process. The process may use little memory and time, and open no file.
struct Thumbnail: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "thumbnail", abstract: "Makes a small copy of a picture, from standard input to standard output.",
    shouldDisplay: false)

  /// The pixels of the longer side: twice what a page shows, for screens with small pixels.
  static let side = 640
  /// The most pixels of a picture to decode: at four bytes each, they fit into the memory limit.
  private static let mostPixels = 50_000_000
  /// The limits of the decoder: seconds of processor time, and bytes of memory.
  private static let (seconds, memory): (UInt, UInt) = (5, 256 << 20)
  /// The longest file to read, in bytes.
  private static let longest = 100_000_000

  func run() throws {
    // Load the library now, since nothing can be opened later.
    guard nuthatch_gd_load() != 0 else { throw Problem(code: EX_UNAVAILABLE, description: "libgd is not installed") }
    guard nuthatch_limit(Self.seconds, Self.memory) == 0 else {
      throw Problem(code: EX_OSERR, description: "its limits can't be set, so nothing is decoded")
    }
    let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile().prefix(Self.longest))
    guard let header = PictureHeader(of: bytes), header.pixels <= Self.mostPixels else {
      throw Problem(code: EX_DATAERR, description: "it is not a picture, or has too many pixels")
    }
    var copy: UnsafeMutablePointer<UInt8>?
    let count = nuthatch_gd_thumbnail(
      bytes, bytes.count, header.format.rawValue, Int32(header.orientation), Int32(Self.side), &copy)
    guard count > 0, let copy else { throw Problem(code: EX_DATAERR, description: "it can't be decoded") }
    defer { free(copy) }
    FileHandle.standardOutput.write(Data(bytes: copy, count: count))
  }
}
