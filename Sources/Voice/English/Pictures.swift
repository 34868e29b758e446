package import Agenda

// Pictures.
extension Wording {
  package func keeping(pictures count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "I keep its picture."
    default: "I keep its \(count) pictures."
    }
  }

  package func notKept(
    _ refusal: Picture.Refusal, of name: String, bytes: Int?, mostBytes: Int, quota: Int
  ) -> String {
    let name = quoted(String(name.prefix { !$0.isNewline }).short())
    let reason =
      switch refusal {
      case .tooLarge:
        "The picture of \(name) \(bytes.map { "has \(megabytes($0))" } ?? "is too large"), and I keep up to"
          + " \(megabytes(mostBytes))"
      case .tooManyPixels: "The picture of \(name) has more pixels than I can keep"
      case .noPicture: "What came with \(name) is no picture of a kind that I keep"
      case .quota:
        "You have used up your \(megabytes(quota)) for pictures, and there is no room for the one of \(name)"
      case .gone: "The picture of \(name) could not be fetched"
      }
    return "\(reason), so only its link is kept."
  }

  package func lines(of pictures: [Picture]) -> [String] {
    pictures.map { picture in
      let told =
        switch picture.state {
        case .waiting: "still to be fetched"
        case .kept(let file): "kept (\(megabytes(file.size)))"
        case .refused(let refusal): "\(notKept(refusal)), only its link is kept"
        }
      return "Picture\(picture.alt.map { " of \(quoted($0.short()))" } ?? ""): \(told)"
    }
  }

  package func notKept(_ refusal: Picture.Refusal) -> String {
    switch refusal {
    case .tooLarge: "too large"
    case .tooManyPixels: "more pixels than can be kept"
    case .noPicture: "no picture of a kind that is kept"
    case .quota: "no room left for it"
    case .gone: "it could not be fetched"
    }
  }

  /// `2.1 MB`, of a million bytes each; `40 kB` where it is less than one.
  package func megabytes(_ bytes: Int) -> String {
    guard bytes >= 1_000_000 else { return "\(max(1, (bytes + 500) / 1000)) kB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " MB"
  }
}
