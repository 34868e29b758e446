import Agent
import Dispatch
import Foundation

/// Makes small copies of pictures in separate processes, each of which runs this program (``Thumbnail``).
struct ChildThumbnailer: Thumbnailer {
  /// The program.
  var program = "/proc/self/exe"
  /// The seconds after which a process is killed. Its limit of processor time is lower.
  static let patience: TimeInterval = 20
  /// The longest small copy, in bytes.
  static let longest = 2_000_000

  /// One process at a time, since their memory counts as the daemon's. The calls block, so they must not run on tasks'
  /// threads.
  private static let queue = DispatchQueue(label: "thumbnails", qos: .utility)

  func thumbnail(of picture: Data) async -> Data? {
    await withCheckedContinuation { (continuation: CheckedContinuation<Data?, Never>) in
      Self.queue.async { [program] in
        let child = Child(program: program, arguments: ["nuthatch", "thumbnail"])
        continuation.resume(returning: child?.exchange(picture, within: Self.patience, upTo: Self.longest))
      }
    }
  }
}
