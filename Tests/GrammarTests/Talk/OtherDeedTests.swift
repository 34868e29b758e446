import Grammar
import Testing

/// What somebody did, and what it has not done.
@Suite struct OtherDeedTests {
  private func isOther(_ verb: String, _ thing: String, than name: String) -> Bool {
    let reader = Frozen.reader()
    var what = reader.selection(thing)
    what.verb = verb
    return reader.isAnotherDeed(what, than: name)
  }

  @Test(
    "another deed with the same thing does not do what is kept",
    arguments: [
      ("drank", "water", "water plants"), ("painted", "the kitchen", "clean kitchen"),
      ("sold", "the car", "fix the car"),
      ("ate", "the cake", "order cake"), ("went", "the gym", "sign up for gym"), ("got", "the letter", "post letter"),
      ("paid", "ann", "meeting with ann"), ("paid", "mum", "call mum"), ("called", "bob", "email bob"),
      ("finished", "the book", "book table for ann"), ("ran", "ran out of milk", "run"),
    ])
  func other(_ verb: String, _ thing: String, _ name: String) { #expect(isOther(verb, thing, than: name)) }

  @Test(
    "the same deed does, in other words too, and a thing without a verb is done by any",
    arguments: [
      ("rang", "mum", "call mum"), ("got", "milk", "buy milk"), ("picked", "up the parcel", "get parcel"),
      ("transferred", "the rent", "pay rent"), ("finished", "the kitchen", "clean kitchen"),
      ("did", "the ironing", "iron shirts"), ("bought", "the water bottle", "water bottle"), ("got", "milk", "milk"),
      ("saw", "ann", "lunch with ann"), ("took", "the bins out", "put bins out"), ("wrote", "the card", "card for ann"),
    ])
  func same(_ verb: String, _ thing: String, _ name: String) { #expect(!isOther(verb, thing, than: name)) }
}
