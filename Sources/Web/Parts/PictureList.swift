import Agenda
import Imaging
import Markup

/// The pictures that came with an item, each as a small copy that leads to the whole one.
enum PictureList {
  /// The pixels of a small copy's longer side. Browsers reserve the space for it.
  private static let side = 640

  /// All pictures with the state of each.
  static func markup(_ pictures: [Picture], of name: String, _ context: PageContext) -> HTML? {
    pictures.isEmpty ? nil : "<div class=\"pictures\">\(pictures.map { figure($0, of: name, context) })</div>"
  }

  /// The first stored picture, for a list.
  static func small(_ pictures: [Picture], of name: String, _ context: PageContext) -> HTML? {
    pictures.first { $0.file.map { $0.isShownByBrowsers && context.hasPicture($0) } == true }
      .flatMap { image($0, of: name, context) }
  }

  private static func figure(_ picture: Picture, of name: String, _ context: PageContext) -> HTML {
    switch picture.state {
    case .waiting: return "<p class=\"remark\">\(context.wording.toBeFetched)</p>"
    case .refused(let refusal):
      let link = Href(elsewhere: picture.source).map { link -> HTML in
        " <a rel=\"noreferrer\" href=\"\(to: link)\">\(context.wording.whereItWas)</a>"
      }
      return "<p class=\"remark\">\(context.wording.pictureNotKept(context.wording.notKept(refusal)))\(link)</p>"
    case .kept(let file) where !context.hasPicture(file):
      return "<p class=\"remark\">\(context.wording.fileIsMissing)</p>"
    case .kept(let file):
      return """
        <figure>\(shown(picture, file, of: name, context))<figcaption>\(context.wording.megabytes(file.size)) \
        <a href="\(to: Href.picture(picture.id, isDownload: true))">\(context.wording.download)</a>\(describing(picture, context))</figcaption></figure>
        """
    }
  }

  /// The small copy; for a picture that browsers can't show, a description of the file.
  private static func shown(_ picture: Picture, _ file: Picture.File, of name: String, _ context: PageContext)
    -> HTML
  {
    guard file.isShownByBrowsers else {
      let kind = file.type.split(separator: "/").last?.uppercased() ?? ""
      return
        "<p>\(picture.alt ?? context.wording.aPicture) <span class=\"remark\">\(context.wording.notShown(kind))</span></p>"
    }
    return "<a href=\"\(to: Href.picture(picture.id))\">\(image(picture, of: name, context))</a>"
  }

  /// Asks for the picture's description if it has none. Otherwise offers to change it.
  private static func describing(_ picture: Picture, _ context: PageContext) -> HTML {
    var field = Field(
      "alt", context.wording.whatItShows, .line(picture.alt ?? ""), hint: context.wording.forWhoCannotSee,
      isRequired: true)
    field.idPrefix = "picture-\(picture.id)-"
    return """
      <details\(if: picture.alt == nil, " open")><summary>\(picture.alt == nil ? context.wording.describe : context.wording.changeDescription)</summary>\
      \(context.form(Href.picture(picture.id), style: "inline").around("\(field.markup)<button>\(context.wording.keep)</button>"))</details>
      """
  }

  private static func image(_ picture: Picture, of name: String, _ context: PageContext) -> HTML? {
    guard let file = picture.file else { return nil }
    let longer = max(file.width, file.height, side)
    let (width, height) = (max(1, file.width * side / longer), max(1, file.height * side / longer))
    let alt = picture.alt ?? context.wording.pictureOf(ItemRow.firstLine(name).short(to: 60))
    return """
      <img src="\(to: Href.picture(picture.id, isSmall: true))" alt="\(alt)" width="\(width)" height="\(height)" loading="lazy">
      """
  }
}

extension Picture.File {
  fileprivate var isShownByBrowsers: Bool {
    PictureFormat.allCases.contains { $0.mediaType == type && $0.isShownByBrowsers }
  }
}

extension Href {
  /// The address of a picture, of its small copy, or of the file for saving.
  static func picture(_ id: Picture.ID, isSmall: Bool = false, isDownload: Bool = false) -> Href {
    if isSmall { return Href("picture", "\(id)", "small") }
    return isDownload ? Href("picture", "\(id)", query: ["download": "1"]) : Href("picture", "\(id)")
  }
}
