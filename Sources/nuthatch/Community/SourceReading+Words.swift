import Feeds

extension SourceReading.Refusal {
  /// The reason why nothing is imported, for the operator.
  var words: String {
    switch self {
    case .signIn: "it is a page to sign in at"
    case .notACalendar: "it is not a calendar, and no events can be read in it"
    case .cut: "it ends too early"
    case .empty: "there is nothing in it"
    case .tooLong: "it is longer than 10 MB"
    }
  }
}
