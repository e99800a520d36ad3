/** The states of a till session, in order. */
export const tillSessionStates = ["open", "counting", "closed", "reviewed", "locked"] as const
export type TillSessionState = (typeof tillSessionStates)[number]

/** States in which money of the till may still move. */
export const openStates = ["open", "counting"] as const satisfies readonly TillSessionState[]
export const isOpen = (state: TillSessionState): boolean => (openStates as readonly string[]).includes(state)

/** What happens in a session, in the order in which it usually does. */
export const tillEventKinds = [
  "opened",
  "paid-in",
  "paid-out",
  "no-sale",
  "note",
  "counting",
  "counted",
  "z-reading",
  "closed",
  "reviewed",
  "locked",
] as const
export type TillEventKind = (typeof tillEventKinds)[number]

/** What comes next in a session. A recount and an explanation are asked for if the variance is beyond the shop's tolerance. */
export const nextActs = ["startCounting", "count", "zReading", "recount", "explain", "close", "review", "lock"] as const
export type NextAct = (typeof nextActs)[number]

/** Notes without money: the drawer was opened without a sale, or something to remember. */
export const noteKinds = ["no-sale", "note"] as const
/** Where money that is paid in comes from. */
export const paidInSources = ["capital", "safe"] as const

export const tillSessionSorts = ["businessDate", "openedAt", "state"] as const
