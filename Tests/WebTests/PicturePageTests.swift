import Agenda
import Foundation
import HTTPTypes
import Imaging
import Storage
import Store
import TestSupport
import Testing

@testable import Web

@Suite struct PicturePageTests {
  let site: PageSite
  let files: PictureFolder
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())").path

  init() async throws {
    files = PictureFolder(directory: folder, now: { Date() })
    site = try await PageSite(pictureFiles: files)
  }

  /// A note of somebody's with a picture in a state.
  private func note(
    of name: String = "ann", _ text: String = "the broken tap", alt: String? = "a tap", refusal: Picture.Refusal? = nil,
    isKept: Bool = true, bytes: [UInt8] = RealPicture.jpeg.bytes
  ) async throws -> (note: Note, picture: Picture) {
    let person = try await site.person(name)
    let hash = try files.keep(Data(bytes))
    let header = try #require(PictureHeader(of: bytes))
    let now = site.clock.now
    return try await site.ledger.write { books in
      let things = try books.belongings(of: person, changedBy: .page())
      var note = Note(text: text, added: now)
      note.url = "https://example.org/tap.jpg"
      note = try things.notes.add(note)
      let reference = try #require(note.reference)
      try things.pictures.add([.init(url: note.url ?? "", type: "image", description: alt)], to: reference)
      let waiting = try #require(try things.pictures.of(reference).first)
      if let refusal {
        _ = try books.refuse(waiting.id, refusal)
      } else if isKept {
        let size = header.shownSize
        let file = Picture.File(
          hash: hash, size: bytes.count, type: header.format.mediaType, width: size.width, height: size.height)
        _ = try books.keep(waiting.id, as: file, upTo: .max)
      }
      return (note, try #require(try things.pictures.picture(waiting.id)))
    }
  }

  private func page(of note: Note, _ browser: PageSite.Browser) async throws -> String {
    try await site.get("/note/\(note.id?.number ?? 0)", cookie: browser.cookie).text
  }

  @Test func `what a picture shows is asked where nobody has said it, and is its owner's to say`() async throws {
    let (ann, bob) = (try await site.signIn(), try await site.signIn(as: "bob"))
    let (note, picture) = try await self.note(alt: nil)
    #expect(try await page(of: note, ann).contains("<details open><summary>Describe it</summary>"))
    let path = "/picture/\(picture.id)"
    let foreign = try await site.post(path, cookie: bob.cookie, body: "token=\(bob.token)&alt=mine")
    #expect(foreign.status == .notFound)
    #expect(try await site.post(path, cookie: ann.cookie, body: "alt=forged").status == .forbidden)
    let told = try await site.post(
      path, cookie: ann.cookie, body: "token=\(ann.token)&alt=a+%22dripping%22+tap&back=%2Fnotes")
    #expect(told.status == .seeOther && told.headers[.location] == "/notes")
    let page = try await page(of: note, ann)
    #expect(page.contains("alt=\"a &quot;dripping&quot; tap\"") && page.contains("Change the description"))
  }

  @Test func `a picture whose file is missing is left out`() async throws {
    let ann = try await site.signIn()
    let (note, picture) = try await self.note()
    #expect(try files.remove(try #require(picture.file).hash, untouchedFor: 0))
    let page = try await page(of: note, ann)
    #expect(page.contains("The file of its picture is missing.") && !page.contains("/picture/\(picture.id)"))
    #expect(try await !site.get("/notes", cookie: ann.cookie).text.contains("/picture/"))
  }

  @Test func `a note shows its picture, and so does the list of notes`() async throws {
    let ann = try await site.signIn()
    let (note, picture) = try await self.note()
    let page = try await page(of: note, ann)
    #expect(page.contains("<img src=\"/picture/\(picture.id)/small\" alt=\"a tap\" width=\"48\" height=\"32\""))
    #expect(page.contains("href=\"/picture/\(picture.id)\""))
    #expect(page.contains("href=\"/picture/\(picture.id)?download=1\""))
    // The link that the picture came by may be dead, and is of no use.
    #expect(!page.contains("href=\"https://example.org/tap.jpg\""))
    #expect(try await site.get("/notes", cookie: ann.cookie).text.contains("/picture/\(picture.id)/small"))
  }

  @Test(arguments: [
    (Picture.Refusal?.none, "still to be fetched"), (.tooLarge, "not kept: too large"),
    (.gone, "not kept: it could not be fetched"), (.quota, "not kept: no room is left for it"),
  ])
  func `a picture that is not kept is told of in words`(refusal: Picture.Refusal?, words: String) async throws {
    let ann = try await site.signIn()
    let (note, picture) = try await self.note(refusal: refusal, isKept: false)
    let page = try await page(of: note, ann)
    #expect(page.contains(words))
    #expect(page.contains("https://example.org/tap.jpg"))
    #expect(!page.contains("<img src=\"/picture"))
    #expect(try await site.get("/picture/\(picture.id)", cookie: ann.cookie).status == .notFound)
  }

  @Test func `the file is served without metadata, and runs nothing`() async throws {
    let ann = try await site.signIn()
    let secret = Array("60.169 N 24.938 E".utf8)
    let comment = [0xFF, 0xFE, 0, UInt8(secret.count + 2)] + secret
    let jpeg = RealPicture.jpeg.bytes
    let (_, picture) = try await self.note(bytes: Array(jpeg[..<2]) + comment + jpeg[2...])
    for path in ["/picture/\(picture.id)", "/picture/\(picture.id)/small"] {
      let answer = try await site.get(path, cookie: ann.cookie)
      #expect(answer.status == .ok)
      #expect(answer.bytes.firstRange(of: secret) == nil)
      #expect(PictureFormat(of: answer.bytes) == .jpeg)
      #expect(answer.headers[.contentType] == "image/jpeg")
      #expect(answer.headers[.contentLength] == nil || answer.headers[.contentLength] == "\(answer.bytes.count)")
      #expect(answer.headers[.cacheControl] == "private, no-cache")
      #expect(answer.headers[.contentDisposition] == "inline; filename=\"picture-\(picture.id).jpg\"")
      for (name, value) in [
        ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        ("X-Content-Type-Options", "nosniff"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
      ] { #expect(answer.headers[HTTPField.Name(name)!] == value) }
    }
    let download = try await site.get("/picture/\(picture.id)?download=1", cookie: ann.cookie)
    #expect(download.headers[.contentDisposition]?.hasPrefix("attachment;") == true)
    // The small copy, if there is one already.
    let file = try #require(picture.file)
    try files.keep(thumbnail: Data([0xFF, 0xD8, 0xFF, 0xD9]), of: file.hash)
    #expect(try await site.get("/picture/\(picture.id)/small", cookie: ann.cookie).bytes.count == 4)
  }

  @Test func `a browser that has it is told so, once it is still signed in`() async throws {
    let ann = try await site.signIn()
    let (_, picture) = try await self.note()
    let path = "/picture/\(picture.id)"
    let tag = try #require(try await site.get(path, cookie: ann.cookie).headers[.eTag])
    let again = try await site.ask(.get, path, cookie: ann.cookie, headers: [.ifNoneMatch: tag])
    #expect(again.status == .notModified && again.bytes.isEmpty)
    #expect(try await site.ask(.get, path, headers: [.ifNoneMatch: tag]).status == .seeOther)
  }

  @Test func `somebody else's picture is as if it had never been`() async throws {
    let bob = try await site.signIn(as: "bob")
    let (_, picture) = try await self.note()
    let nothing = try await site.get("/picture/99999", cookie: bob.cookie)
    for path in ["/picture/\(picture.id)", "/picture/\(picture.id)/small", "/picture/\(picture.id)?download=1"] {
      let answer = try await site.get(path, cookie: bob.cookie)
      #expect(answer.status == .notFound && answer.text == nothing.text)
      #expect(try await site.get(path).status == .seeOther)
    }
    #expect(try await site.get("/picture/x", cookie: bob.cookie).status == .notFound)
  }

  @Test func `a file that is missing or damaged is not shown, and the pages work`() async throws {
    let ann = try await site.signIn()
    let (note, picture) = try await self.note(bytes: Array(RealPicture.png.bytes.dropLast(20)))
    #expect(try await site.get("/picture/\(picture.id)", cookie: ann.cookie).status == .notFound)
    _ = try files.remove(try #require(picture.file).hash, untouchedFor: 0)
    #expect(try await site.get("/picture/\(picture.id)", cookie: ann.cookie).status == .notFound)
    #expect(try await page(of: note, ann).contains("the broken tap"))
    #expect(try await site.get("/export.zip", cookie: ann.cookie).status == .ok)
  }

  /// A real picture that says that it is of a kind which browsers do not show.
  private static let heic: [UInt8] = {
    var bytes = RealPicture.avif.bytes
    for start in 0..<32 where Array(bytes[start..<start + 4]) == Array("avif".utf8) {
      bytes.replaceSubrange(start..<start + 4, with: Array("heic".utf8))
    }
    return bytes
  }()

  @Test func `a picture that browsers do not show is a file to save, and no broken picture`() async throws {
    let ann = try await site.signIn()
    let (note, picture) = try await self.note(bytes: Self.heic)
    #expect(picture.file?.type == "image/heic")
    let page = try await page(of: note, ann)
    #expect(!page.contains("<img src=\"/picture") && page.contains("HEIC: most browsers do not show it"))
    #expect(page.contains("href=\"/picture/\(picture.id)?download=1\""))
    #expect(try await !site.get("/notes", cookie: ann.cookie).text.contains("<img src=\"/picture"))
    for path in ["/picture/\(picture.id)", "/picture/\(picture.id)/small", "/picture/\(picture.id)?download=1"] {
      let answer = try await site.get(path, cookie: ann.cookie)
      #expect(answer.status == .ok && answer.headers[.contentType] == "image/heic")
      #expect(answer.headers[.contentDisposition] == "attachment; filename=\"picture-\(picture.id).heic\"")
    }
  }

  @Test func `a type is what the bytes are, and never one that browsers run`() async throws {
    let ann = try await site.signIn()
    let person = try await site.person()
    let now = site.clock.now
    for (bytes, type) in [
      (RealPicture.png.bytes, "image/png"), (Array("<svg onload='alert(1)'/>".utf8), "application/octet-stream"),
    ] {
      let hash = try files.keep(Data(bytes))
      let picture = try await site.ledger.write { books in
        let things = try books.belongings(of: person, changedBy: .page())
        let reference = try #require(try things.notes.add(Note(text: "odd", added: now)).reference)
        try things.pictures.add([.init(url: "https://example.org/1", type: "image")], to: reference)
        let waiting = try #require(try things.pictures.of(reference).first)
        let file = Picture.File(hash: hash, size: bytes.count, type: "image/svg+xml", width: 1, height: 1)
        _ = try books.keep(waiting.id, as: file, upTo: .max)
        return waiting
      }
      let saved = try await site.get("/picture/\(picture.id)?download=1", cookie: ann.cookie)
      #expect(saved.headers[.contentType] == type)
      #expect(saved.headers[.contentDisposition]?.hasPrefix("attachment;") == true)
      #expect(try await site.get("/picture/\(picture.id)", cookie: ann.cookie).headers[.contentType] != "image/svg+xml")
    }
  }

  @Test func `a damaged picture is not shown, and its owner can still save it as it came`() async throws {
    let ann = try await site.signIn()
    let bytes = Array(RealPicture.png.bytes.dropLast(20))
    let (_, picture) = try await self.note(bytes: bytes)
    #expect(try await site.get("/picture/\(picture.id)", cookie: ann.cookie).status == .notFound)
    #expect(try await site.get("/picture/\(picture.id)?download=1", cookie: ann.cookie).bytes == bytes)
  }

  @Test func `the export has the originals, each beside what it came with`() async throws {
    let ann = try await site.signIn()
    let (note, _) = try await self.note()
    _ = try await self.note(of: "bob", "bob's own", bytes: RealPicture.png.bytes)
    let zip = try await site.get("/export.zip", cookie: ann.cookie)
    #expect(zip.bytes.firstRange(of: RealPicture.jpeg.bytes) != nil)
    #expect(zip.bytes.firstRange(of: RealPicture.png.bytes) == nil)
    let name = "pictures/\(note.id?.number ?? 0) the broken tap.jpg"
    #expect(zip.bytes.firstRange(of: Array(name.utf8)) != nil)
  }

  @Test func `what a name says can't leave its attribute`() async throws {
    let ann = try await site.signIn()
    let (note, _) = try await self.note("\"><script>alert(1)</script>", alt: "\" onerror=\"alert(2)")
    let page = try await page(of: note, ann)
    #expect(!page.contains("<script>alert") && !page.contains("\" onerror"))
  }
}
