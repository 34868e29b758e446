extension English {
  /// Words that begin a sentence of a notice behind its day: `Please arrive 10 minutes early.`
  static let notices = PhraseTable<Void>(
    [
      "please|kindly|pls (do) (not) arrive|bring|allow|come|wear|note|park|ensure|report|attend|fast|avoid|present|quote|remember|drink|eat",
      "please|kindly be there|ready|aware|on|here|prepared", "please|kindly make sure",
      "please|kindly call|phone|ring|contact|email us|reception|the|our",
      "(please) do not eat|drink|drive|wear|reply", "dont eat|drink|drive|wear|reply",
      "you will|must|may|should need|be|have|receive|find|see|get|not", "you need to",
      "if you cannot|cant|can|need|wish|have|are", "to cancel|rearrange|reschedule|confirm (or)",
      "reply|text yes|stop|confirm|cancel", "we look|hope", "bring your", "arrive early|5|10|15|20|30",
    ].map { ($0, ()) }, spelling)
}
