/// Why an action could not even be tried.
public enum ActionRefused: Error, Hashable, Sendable {
  /// The session has ended, or it is not known whose it is.
  case nobody
  /// Other changes came in between again and again; trying once more may work.
  case busy
}
