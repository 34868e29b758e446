/// The replies to remarks.
package protocol RemarkWording {
  /// The answer to a remark; nil for no answer.
  ///
  /// - Parameter text: the remark as it was written.
  func answer(_ remark: Remark, to text: String) -> String?
}

extension RemarkWording {
  /// The same if the words of the remark do not matter.
  package func answer(_ remark: Remark) -> String? { answer(remark, to: "") }
}
