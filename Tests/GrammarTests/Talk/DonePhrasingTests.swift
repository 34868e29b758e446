import Grammar
import Testing

/// Phrases for something that is done, or is not.
@Suite struct DonePhrasingTests {
  static let done = sayings([
    "!complete [gas]": ["paid the gas"],
    "!complete [gas bill]": ["just paid the gas bill", "Paid gas bill."],
    "!complete [milk]": ["got the milk", "tick milk off pls", "can u tick off milk"],
    "!complete [plumber]": ["ive called the plumber", "I have called the plumber now"],
    "!complete [gran's parcel]": ["posted gran's parcel"],
    "!complete [dry cleaning]": ["picked up the dry cleaning"],
    "!complete [essay]": ["handed in my essay", "yay finished my essay!!"],
    "!complete [tablets]": ["took my tablets"],
    "!complete [meds]": ["taken my meds"],
    "!complete [washing]": ["the washing up is done"],
    "!complete [laundry]": ["laundry done"],
    "!complete [report]": ["Report submitted", "FINISHED THE REPORT"],
    "!complete [rent]": ["rent paid, thx"],
    "!complete [hoovering]": ["done the hoovering"],
    "!complete [dishes]": ["i done the dishes", "dishes are done lol"],
    "!complete [bread]": ["cross bread off"],
    "!complete [dentist]": ["mark dentist as done please", "✅ dentist"],
    "!complete [invoice]": [
      "pls mark the invoice as complete", "set the invoice as done", "i have already sent the invoice",
      "the invoice has been sent",
    ],
    "!complete [numbers([2])]": ["number 2 is done"],
    "!complete [ironing]": ["i'm done with the ironing", "im finished with the ironing", "Done: the ironing"],
    "!complete [bins]": ["i already did the bins", "bins done mate"],
    "!complete [taxes]": ["phew, done with the taxes"],
    "!complete [tickets]": ["we already bought the tickets", "the tickets are booked"],
    "!complete [plants]": ["watered the plants"],
    "!complete [cat]": ["fed the cat"],
    "!complete [dog]": ["walked the dog"],
    "!complete [school]": ["emailed the school"],
    "!complete [passport]": ["renewed my passport"],
    "!complete [suitcase]": ["packed the suitcase"],
    "!complete [form]": ["the form is already signed"],
    "!complete [tax return]": ["hey i finally finished the tax return", "good news, i finished the tax return"],
    "!complete [shopping]": ["so the shopping is done"],
    "!complete [homework]": ["i have made the homework"],
    "!complete [school run]": ["did the school run"],
    "!complete [library books]": ["returned the library books"],
    "!complete [insurance]": ["sorted the insurance"],
    "!complete [sofa moved]": ["moved the sofa"],
    "!complete [stairs hoovered]": ["hoovered the stairs"],
    "!complete [vet rang]": ["rang the vet"],
    "!complete [surgery phoned]": ["phoned the surgery"],
    "!complete [lawn]": ["mowed the lawn"],
    "!complete [cake baked]": ["baked the cake"],
  ])

  @Test("what is said to be done is ticked off", arguments: done)
  func doneMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }

  static let open = sayings([
    "!uncomplete [ironing]": [
      "the ironing isn't done", "ironing isnt done yet", "the ironing is still not done", "ironing not done",
      "actually i didn't do the ironing", "oops the ironing isn't done yet", "bring the ironing back",
      "restore the ironing",
    ],
    "!uncomplete [report]": [
      "i didn't finish the report", "mark the report as not done", "the report was not finished after all",
    ],
    "!uncomplete [laundry]": ["i havent actually done the laundry", "put the laundry back", "undo the laundry"],
    "!uncomplete [rent]": ["sorry, i haven't paid the rent"],
    "!uncomplete [milk]": ["untick milk", "uncheck the milk pls", "please mark milk as not done again"],
    "!uncomplete [insurance claim]": ["reopen the insurance claim", "can you reopen the insurance claim"],
  ])

  @Test("what is not done after all is opened again", arguments: open)
  func openMeans(_ saying: Saying) { #expect(unmarked(saying.said) == [saying.means]) }
}
