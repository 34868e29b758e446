import Foundation
import HTTP
import Testing

struct FormBodyTests {
  @Test func `a form is read as it was written`() {
    let pairs = [("Body", "milk & 1 + 1 = é\n%"), ("From", "+447700900123"), ("empty", "")]
    let read = FormBody.pairs(in: FormBody.data(pairs))
    #expect(read.map(\.0) == pairs.map(\.0) && read.map(\.1) == pairs.map(\.1))
    // The form of browsers and of Twilio, and malformed pairs.
    let odd = FormBody.pairs(in: "a=b+c&&d&e=%zz%4&=f=g".utf8)
    #expect(odd.map(\.0) == ["a", "d", "e", ""] && odd.map(\.1) == ["b c", "", "%zz%4", "f=g"])
  }
}
