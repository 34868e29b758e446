import Foundation
import TestSupport
import Testing

@testable import Imaging

@Suite("Pictures")
struct PictureTests {
  @Test("are told by their bytes, with their size as they are shown", arguments: Samples.all)
  func headers(_ sample: Sample) throws {
    let header = try #require(PictureHeader(of: sample.bytes))
    #expect(header.format == sample.format)
    #expect(header.shownSize == (sample.width, sample.height))
    #expect(header.pixels == sample.width * sample.height)
  }

  @Test("are nothing else that looks like them")
  func others() {
    for text in ["", "GIF", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "%PDF-1.7", "RIFF....WAVE", "\u{89}PNG"] {
      #expect(PictureHeader(of: Array(text.utf8)) == nil)
    }
    #expect(PictureHeader(of: Array(Samples.jpeg.bytes.prefix(30))) == nil)
  }

  @Test("lose what they tell of people and places, and keep what they show", arguments: Samples.all)
  func stripping(_ sample: Sample) throws {
    let stripped = try #require(StrippedPicture.of(sample.bytes))
    for secret in Samples.secrets {
      #expect(sample.bytes.contains(Array(secret.utf8)), "\(secret) is not in the sample")
      #expect(!stripped.contains(Array(secret.utf8)), "\(secret) is still there")
    }
    for needed in sample.needed { #expect(stripped.contains(needed)) }
    let header = try #require(PictureHeader(of: stripped))
    #expect(header == PictureHeader(of: sample.bytes))
    // There is nothing more to take out.
    #expect(StrippedPicture.of(stripped) == stripped)
  }

  @Test("that are cut anywhere tell nothing of people and places, and end nothing", arguments: Samples.all)
  func cut(_ sample: Sample) {
    for length in sample.bytes.indices {
      let cut = Array(sample.bytes.prefix(length))
      _ = PictureHeader(of: cut)
      let stripped = StrippedPicture.of(cut)
      for secret in Samples.secrets { #expect(stripped?.contains(Array(secret.utf8)) != true) }
    }
  }

  @Test(
    "that lack no more than the mark of their end are shown",
    arguments: [
      (Samples.jpeg, 2), (Samples.png, 12), (Samples.png, 1), (Samples.gif, 1),
    ])
  func unfinished(_ sample: Sample, mark: Int) {
    let secret = Samples.secrets.joined(separator: " and ").utf8.count
    let unfinished = Array(sample.bytes.dropLast(secret + mark))
    #expect(StrippedPicture.of(unfinished) == StrippedPicture.of(sample.bytes))
  }

  @Test("whose pixels are cut off are shown as far as they go, where a decoder does so")
  func cutOff() throws {
    let jpeg = try #require(StrippedPicture.of(Array(RealPicture.jpeg.bytes.dropLast(20))))
    #expect(jpeg.suffix(2) == [0xFF, 0xD9] && PictureHeader(of: jpeg) != nil)
    for picture in RealPicture.allCases where picture != .jpeg {
      #expect(StrippedPicture.of(Array(picture.bytes.dropLast(20))) == nil)
    }
  }

  @Test("in series have their metadata elsewhere, and are not shown")
  func series() {
    #expect(StrippedPicture.of(Samples.avif.bytes + Samples.box("moov", [])) == nil)
  }

  /// Places of metadata, within the file's own `idat`, that take memory or time without end.
  @Test(
    "with a list of places that is made to take long are not shown",
    arguments: [
      // Each of 1,000 items has 65,535 parts, which take no room in the list.
      Samples.big(0, 2) + Samples.big(1000, 2)
        + Array(repeatElement([0, 2, 0, 1, 0, 0, 0xFF, 0xFF] as [UInt8], count: 1000).joined()),
      // Parts that take a byte of it, and are all of the data each.
      Samples.big(0x1000, 2) + Samples.big(1, 2) + [0, 2, 0, 1, 0, 0] + Samples.big(500, 2)
        + [UInt8](repeating: 0, count: 500),
      // Parts that are a byte each.
      Samples.big(0x1100, 2) + Samples.big(1, 2) + [0, 2, 0, 1, 0, 0] + Samples.big(2000, 2)
        + Array(repeatElement([0, 1] as [UInt8], count: 2000).joined()),
    ])
  func longLists(_ list: [UInt8]) {
    let bytes = Samples.isoFile(.heic, places: Samples.big(1 << 24, 4) + list, data: [1, 2, 3, 4], in: "idat")
    #expect(PictureHeader(of: bytes)?.format == .heic)
    #expect(StrippedPicture.of(bytes) == nil)
    let short = Samples.big(0x1100, 2) + Samples.big(1, 2) + [0, 2, 0, 1, 0, 0, 0, 1, 0, 4]
    let sound = Samples.isoFile(.heic, places: Samples.big(1 << 24, 4) + short, data: [1, 2, 3, 4], in: "idat")
    #expect(StrippedPicture.of(sound)?.firstRange(of: [1, 2, 3, 4]) == nil)
    #expect(StrippedPicture.of(sound)?.count == sound.count)
  }

  @Test("with a list of items that ends within its head end nothing")
  func shortLists() {
    for length in 0...7 {
      let list = Samples.box("iinf", [UInt8](repeating: 0, count: length))
      let bytes = Samples.box("ftyp", Array("avif\0\0\0\0".utf8)) + Samples.box("meta", Samples.big(0, 4) + list)
      _ = StrippedPicture.of(bytes)
    }
  }

  @Test("are turned the way that Exif says")
  func orientation() throws {
    let header = try #require(PictureHeader(of: Samples.jpeg.bytes))
    #expect(header.orientation == 6)
    #expect((header.width, header.height) == (40, 30))
    #expect(header.shownSize == (30, 40))
  }
}

extension [UInt8] {
  fileprivate func contains(_ other: [UInt8]) -> Bool { firstRange(of: other) != nil }
}
