import Testing

@testable import Store

@Suite("The keyed hash")
struct KeyedHashTests {
  @Test(
    "is SipHash-2-4: the vectors of its authors, of no byte and up to fifteen",
    arguments: [
      (0, 0x726f_db47_dd0e_0e31 as UInt64), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
      (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
    ])
  func vectors(count: Int, hash: UInt64) {
    let hashes = KeyedHash(key: (0..<16).map { UInt8($0) })
    #expect(hashes.hash((0..<count).map { UInt8($0) }) == hash)
  }

  @Test("tells texts apart by where one ends")
  func boundaries() {
    let hashes = KeyedHash(key: [1])
    #expect(hashes.hash(["a", "bc"]) != hashes.hash(["ab", "c"]))
    #expect(hashes.hash(["a"]) != KeyedHash(key: [2]).hash(["a"]))
  }
}
