import Foundation
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

  @Test("that are cut anywhere are not shown, and end nothing", arguments: Samples.all)
  func cut(_ sample: Sample) {
    for length in sample.bytes.indices {
      let cut = Array(sample.bytes.prefix(length))
      _ = PictureHeader(of: cut)
      let stripped = StrippedPicture.of(cut)
      for secret in Samples.secrets { #expect(stripped?.contains(Array(secret.utf8)) != true) }
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
