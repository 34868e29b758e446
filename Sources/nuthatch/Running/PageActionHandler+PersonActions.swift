public import Agent
public import Web

/// Joins the pages' requests with the agent that carries them out: neither knows the other.
extension PageActionHandler: PersonActions {}
