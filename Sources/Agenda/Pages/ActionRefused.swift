/// A reason why an action could not even be tried.
public enum ActionRefused: Error, Hashable, Sendable {
  /// The session has ended, or it is not known whose session it is.
  case nobody
  /// Other changes kept coming in between; trying again may work.
  case busy
}
