package import Agenda

// Pictures.
extension Wording {
  package func keeping(pictures count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "I'll keep the picture."
    default: "I'll keep the \(count) pictures."
    }
  }

  package func notKept(
    _ refusal: Picture.Refusal, of name: String, bytes: Int?, mostBytes: Int, quota: Int
  ) -> String {
    let name = quoted(String(name.prefix { !$0.isNewline }).short())
    let reason =
      switch refusal {
      case .tooLarge:
        "The picture of \(name) \(bytes.map { "has \(megabytes($0, over: mostBytes))" } ?? "is too large"), and I keep up to"
          + " \(megabytes(mostBytes))"
      case .tooManyPixels: "The picture of \(name) has more pixels than I can keep"
      case .noPicture: "The file that came with \(name) is not in a picture format that I keep"
      case .quota:
        "You have used up your \(megabytes(quota)) for pictures, and there is no room for the one of \(name)"
      case .gone: "The picture of \(name) could not be fetched"
      }
    return "\(reason), so I keep only its link."
  }

  package func lines(of pictures: [Picture]) -> [String] {
    pictures.map { picture in
      let told =
        switch picture.state {
        case .waiting: "still to be fetched"
        case .kept(let file): "kept (\(megabytes(file.size)))"
        case .refused(let refusal): "\(notKept(refusal)); I keep only its link"
        }
      return "Picture\(picture.alt.map { " of \(quoted($0.short()))" } ?? ""): \(told)"
    }
  }

  package func notKept(_ refusal: Picture.Refusal) -> String {
    switch refusal {
    case .tooLarge: "too large"
    case .tooManyPixels: "more pixels than I can keep"
    case .noPicture: "not in a picture format that I keep"
    case .quota: "no room is left for it"
    case .gone: "it could not be fetched"
    }
  }

  /// Returns the size of something that is larger than the limit, rounded up so that it looks larger.
  private func megabytes(_ bytes: Int, over most: Int) -> String {
    megabytes(bytes) == megabytes(most) ? megabytes(bytes + 99_999) : megabytes(bytes)
  }

  /// Returns a size such as `2.1 MB`, in millions of bytes; `40 kB` if it is less than one million.
  package func megabytes(_ bytes: Int) -> String {
    guard bytes >= 999_500 else { return "\(max(1, (bytes + 500) / 1000)) kB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " MB"
  }
}
