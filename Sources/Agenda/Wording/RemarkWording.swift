/// What is said to remarks.
package protocol RemarkWording {
  /// The answer to a remark; nil for no answer.
  ///
  /// - Parameter text: what was said.
  func answer(_ remark: Remark, to text: String) -> String?
}

extension RemarkWording {
  /// The same where it does not matter what was said.
  package func answer(_ remark: Remark) -> String? { answer(remark, to: "") }
}
