print("nuthatch")
