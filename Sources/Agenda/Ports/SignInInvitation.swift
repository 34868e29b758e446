/// The way to get to the pages.
public enum SignInInvitation: Hashable, Sendable {
  /// A link that signs one browser in.
  case link(String)
  /// The address of the page that shows a code, for a network on which a link would cost something.
  case address(String)
}
