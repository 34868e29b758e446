import Testing

/// Errands that begin like phrases about something kept.
@Suite struct ErrandPhrasingTests {
  @Test(
    "what begins like something that was done is something to do",
    arguments: [
      "done deal party sat", "done deal signing friday", "finish the report by friday", "finish painting the fence",
      "finish off the jigsaw with theo", "complete the census form", "complete the course by june",
      "gotta call mum", "send the invoice to clara", "sign the lease", "sign up for pilates", "call mum back",
      "call the bank pls", "ring the vet", "take the bins out", "take mum to the airport", "take out the rubbish",
      "take tablets", "take off the winter tyres", "mark up the contract", "mark's birthday card",
      "tick off list for packing", "tick bite cream", "check in online", "check out flats in leeds",
      "check tyre pressure", "cross stitch kit", "cross the road safely talk", "cross country shoes",
      "tidy the desk", "submit the expenses", "submit tax return b4 january", "get my nails done on friday",
      "get the car fixed", "get the boiler serviced", "have the suit cleaned", "have the locks changed",
      "get the form signed", "need to finish the essay", "i need to finish my essay", "must finish essay",
      "should finish essay tonight", "half finished scarf", "unfinished business dvd", "bookmark the recipe",
      "cleaned fish for supper", "packed lunches", "packed lunch for theo tmr", "cooked ham",
      "printed photos for gran", "walk the dog", "made in italy exhibition", "wash up",
    ])
  func done(_ itemRequest: String) { #expect(Frozen.isNew(itemRequest), "\(Frozen.readings(itemRequest))") }

  @Test(
    "what begins like something that is taken away is something to do",
    arguments: [
      "cancel gym membership", "cancel the gym membership pls", "cancel netflix", "cancel netflix before friday",
      "cancel amazon prime trial by the 28th", "cancel my old bank card", "cancel the milk delivery",
      "cancel culture essay", "delete old photos from the phone", "delete my old facebook", "remove old wallpaper",
      "remove nail varnish", "remove the stain on the sofa", "remove snow from the drive",
      "drop off parcel at the post office", "drop the kids at school", "drop ben off at the station",
      "drop by the bakery", "drop scones recipe", "take the plaster off", "take stickers off the fridge",
      "get rid of the old sofa", "get rid of moths", "get rid of that smell in the car", "scrap metal to the tip",
      "scrap book for ann", "bin bags", "bin day tuesday", "bins out", "kill the weeds", "kill bill dvd",
      "forget me not seeds", "forget the past novel", "forgotten password for the bank", "dont forget the milk",
      "don't forget milk!", "don't forget to cancel the hotel", "do not forget passport",
      "dont let me forget the cake", "remember to cancel the trial", "remind me to delete the photos",
      "remind me to move the car", "remind me 2 cancel netflix", "no more heroes tickets", "buy no-sugar cola",
      "no nut snacks for class", "no-show fee dispute", "no parking cones", "off peak tickets", "day off request",
      "call off work form", "cancelled stamps for grandad", "return cancelled cheque", "erase the whiteboard",
      "strike fund donation", "scratch card for dad", "scratch cards", "clear out the garage", "clear the gutters",
      "clear the table", "clear nail varnish", "clear space for the tree", "empty the dishwasher", "empty the bins",
      "empty the cat litter", "wipe the kitchen", "wipe down the shelves", "throw away old paint",
      "reject samples back to supplier", "block the drain cover", "block of butter", "trust fund meeting papers",
      "accept the wedding invite", "decline the extra insurance", "skip hire", "skip rope",
      "skipping rope for theo", "skip bag collection",
    ])
  func away(_ itemRequest: String) { #expect(Frozen.isNew(itemRequest), "\(Frozen.readings(itemRequest))") }

  @Test(
    "what begins like something that is moved is something to do",
    arguments: [
      "move the sofa", "move sofa to the other wall", "move the plants inside", "move the money",
      "move money to savings", "move car", "move the car b4 9", "moving boxes", "moving in party",
      "shift work rota", "shift the wardrobe", "shift worker discount card", "push ups", "push bike repair",
      "push the pram out of the hall", "push up bra", "change oil", "change the oil in the car",
      "change bed sheets", "change lightbulb in hall", "change nappies", "change money for the trip",
      "change password", "change of address form", "change phone contract", "change the filter", "changing bag",
      "make change for the raffle", "put petrol in the car", "put up shelves", "put up the tree",
      "put the washing on", "put the oven on", "put off the builders", "put air in tyres", "bring cake",
      "bring the washing in", "bring back library books", "bring ben's jacket back",
      "bring forward paper for chemistry", "bring a bottle", "delay repay claim", "delayed train refund",
      "snooze button repair", "bumper for the cot", "advance copy of the book", "swap shifts with ben",
      "swap the curtains", "switch energy supplier", "switch banks", "set up the printer",
      "set up the tent on saturday", "set text for english", "reset router", "rename street petition",
      "tag sale sunday", "tag the luggage", "price tags", "prioritise wellbeing workshop", "priority boarding",
      "priority seat booking", "notepad", "notes for the speech", "note to the teacher", "call it a night tea",
      "make the beds", "make bed", "make it last tips", "make weekly meal plan", "make daily bread",
      "make urgent repairs to the roof", "make lunches for tmr", "repeat prescription",
      "repeat prescription for gran", "repeat the experiment", "weekly shop", "weekly planner refill",
      "daily mail subscription", "monthly travel card", "annual boiler check", "list of names for the baby",
      "add salt to the soup", "add up the receipts", "add insulation to the loft", "read the contract", "read",
      "read up on mortgages", "read to theo", "read the meter", "show ben how to use the mower",
      "show jumping tickets", "show home visit", "find a plumber", "find time for the report", "find out the price",
      "find out train times", "find a present for dad", "look up train times", "look for a new flat",
      "look after ann's cat", "look over the contract", "search the loft for the tent", "tell mum about the party",
      "tell ben", "tell the landlord about the damp", "ask ben about the ladder", "ask mum for the recipe",
      "ask at the chemist", "ask for a raise", "give the cat her pill", "give me five song sheet", "give notice",
    ])
  func moving(_ itemRequest: String) { #expect(Frozen.isNew(itemRequest), "\(Frozen.readings(itemRequest))") }
}
