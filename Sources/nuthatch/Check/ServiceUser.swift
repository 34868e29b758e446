import Foundation

/// The user that the daemon runs as: the owner of its database, or of the directory that will hold it. If root has put
/// the database there, the owner of the directory.
struct ServiceUser {
  private let user: uid_t
  private let group: gid_t
  let name: String

  /// Returns nil if neither exists yet.
  init?(of database: String) {
    let folder = URL(fileURLWithPath: database).deletingLastPathComponent().path
    let places = [database, folder].compactMap { try? FileManager.default.attributesOfItem(atPath: $0) }
    let found = places.first { $0[.ownerAccountID] as? NSNumber != 0 } ?? places.first
    guard let owner = found?[.ownerAccountID] as? NSNumber, let group = found?[.groupOwnerAccountID] as? NSNumber else {
      return nil
    }
    (user, self.group) = (owner.uint32Value, group.uint32Value)
    name = getpwuid(user).map { String(cString: $0.pointee.pw_name) } ?? String(user)
  }

  /// Gives the user a file, if this process is root. A file from any other process already belongs to the right user.
  func own(_ descriptor: Int32) {
    if geteuid() == 0 { _ = fchown(descriptor, user, group) }
  }

  /// If this process is root, switches it to that user for the rest of its life, so that a check finds what the daemon
  /// would find.
  ///
  /// - Returns: whether this process was root, and is now another user.
  /// - Throws: `Problem`
  func takeOver() throws -> Bool {
    guard geteuid() == 0, user != 0 else { return false }
    // The order matters: a process that is no longer root can't change groups.
    guard initgroups(name, group) == 0 || setgroups(0, nil) == 0, setgid(group) == 0, setuid(user) == 0 else {
      throw Problem.noPermission("this process can't become \(name), who owns the database: do it as \(name)")
    }
    return true
  }
}
