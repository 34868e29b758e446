import Foundation
import TestSupport
import Testing

@Suite struct SharedDataTests {
  @Test(arguments: [[:], ["NUTHATCH_SHARED": ""]])
  func `data is absent where its folder is not named, or by nothing`(environment: [String: String]) {
    #expect(SharedData.folder(in: environment) == nil)
  }

  @Test func `data is in the folder that is named`() {
    #expect(SharedData.folder(in: ["NUTHATCH_SHARED": "/srv/data"])?.path == "/srv/data")
  }
}
