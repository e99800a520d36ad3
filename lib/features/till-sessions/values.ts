/** The states of a till session, in order. */
export const tillSessionStates = ["open", "counting", "closed", "reviewed", "locked"] as const
export type TillSessionState = (typeof tillSessionStates)[number]

/** States in which money of the till may still move. */
export const openStates = ["open", "counting"] as const satisfies readonly TillSessionState[]
export const isOpen = (state: TillSessionState): boolean => (openStates as readonly string[]).includes(state)

/** Events of a session, in their usual order. */
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

/** A person who did one of these doesn't review the session. */
export const ownWorkKinds: readonly TillEventKind[] = ["opened", "counted", "closed"]

/** The next action in a session. Beyond the shop's tolerance of variance it is a recount, then an explanation. */
export const nextActs = ["startCounting", "count", "zReading", "recount", "explain", "close", "review", "lock"] as const
export type NextAct = (typeof nextActs)[number]

/** Notes without money: the drawer was opened without a sale, or something to remember. */
export const noteKinds = ["no-sale", "note"] as const

/** The sources of money paid in: the owner, or sales for an agency such as a lottery, which are not the shop's. */
export const moneySources = ["owner", "agency"] as const
/** The purposes of money paid out: an expense, or an agency's money, such as a lottery prize. */
export const moneyPurposes = ["expense", "agency"] as const

/** The days of a week, from Monday, as the list filters by them. */
export const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const

export const tillSessionSorts = ["businessDate", "openedAt", "state"] as const

/** VAT rates by country in 2026, in percent. Requests accept any rate; the screens offer these. */
const vatPercents: Record<string, string> = {
  AT: "20 13 10",
  BE: "21 12 6",
  BG: "20 9",
  CH: "8.1 3.8 2.6",
  CY: "19 9 5",
  CZ: "21 12",
  DE: "19 7",
  DK: "25",
  EE: "24 13 9",
  ES: "21 10 4",
  FI: "25.5 13.5 10",
  FR: "20 10 5.5 2.1",
  GB: "20 5",
  GR: "24 13 6",
  HR: "25 13 5",
  HU: "27 18 5",
  IE: "23 13.5 9",
  IS: "24 11",
  IT: "22 10 5 4",
  LI: "8.1 3.8 2.6",
  LT: "21 12 5",
  LU: "17 14 8 3",
  LV: "21 12 5",
  MT: "18 12 7 5",
  NL: "21 9",
  NO: "25 15 12",
  PL: "23 8 5",
  PT: "23 13 6",
  RO: "21 11",
  SE: "25 12 6",
  SI: "22 9.5 5",
  SK: "23 19 5",
}

/** The usual VAT rates of a country in basis points, the highest first, and no VAT. */
export const usualVatRates = (country: string): number[] => [
  ...(vatPercents[country]?.split(" ") ?? []).map((percent) => Math.round(Number(percent) * 100)),
  0,
]
