extension English {
  /// Words before an addition to the day that was asked about.
  static let beforeAdditions = PhraseTable<BeforeAddition>(
    [
      (
        "ok|okay|great|lovely|perfect|brilliant|fab|excellent|good|nice|cool|right|fine|alright|super|sweet|yes|yeah",
        .answer
      ),
      ("thanks|ta|cheers", .answer),
      ("and|also|then|so|please|pls|oh", .filler),
      ("in that case", .filler),
      ("can|could|would|will you (please|just)", .filler),
      ("lets", .filler),
      ("add|schedule|pencil (in)", .adding),
      ("put|stick|pop|slot|squeeze in", .adding),
      ("put|book|pencil|slot me|us in|down for", .adding),
      ("put|stick|pop|slot", .addingBehindAnswer),
      ("put|stick|pop out|on|up|off|away|down|back|aside", .naming),
      ("book|arrange|plan", .naming),
    ], spelling)
}
