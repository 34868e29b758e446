/// How to get to the pages.
public enum SignInInvitation: Hashable, Sendable {
  /// By a link that signs one browser in.
  case link(String)
  /// By the address of the page that shows a code, where a link would cost something.
  case address(String)
}
