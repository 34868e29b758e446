/// What is said to remarks.
package protocol RemarkWording {
  /// What is said to a remark; nil where there is nothing to say.
  ///
  /// - Parameter text: what was said.
  func answer(_ remark: Remark, to text: String) -> String?
}

extension RemarkWording {
  /// The same where it does not matter what was said.
  package func answer(_ remark: Remark) -> String? { answer(remark, to: "") }
}
