import type { Made, Samples } from "./sample"

const byId = ({ id }: Made) => ({ params: { id } })
const count = { pieces: { 5000: 2 } }
/** An act on a new session. */
const act = (body: (n: number) => object, each = "openTillSession") => ({
  each,
  input: (made: Made, n: number) => ({ ...byId(made), body: body(n) }),
})
const reading = { rates: [{ rate: 2400, gross: 12_400 }], tenders: { cards: 12_400 } }

/** The day of a till. */
export const tillSessions: Samples = {
  openTillSession: { each: "addTill", input: ({ id }) => ({ body: { till: id, count } }) },
  getTillSession: { once: "openTillSession", input: byId },
  getTillWeek: { input: () => ({ query: { day: "2026-06-15" } }) },
  getTillVariances: { input: () => ({ query: { from: "2026-01-01", to: "2026-12-31" } }) },
  getXReport: { once: "openTillSession", input: byId },
  payIntoTill: act((n) => ({ amount: 500, memo: `Sample ${n}` })),
  payOutOfTill: act((n) => ({ amount: 500, memo: `Sample ${n}` })),
  addTillNote: act((n) => ({ memo: `Sample ${n}` })),
  startCounting: { each: "openTillSession", input: byId },
  countTill: act(() => ({ count }), "startCounting"),
  explainVariance: act((n) => ({ explanation: `Sample ${n}` }), "startCounting"),
  takeZReading: act(() => reading),
  "takeZReading after the count": act(() => reading, "countTill"),
  importZReadings: {
    once: "openTillSession",
    input: ({ shop }, n) => ({ body: { shop, text: `Date,Till,Cash\n2026-06-15,Till ${n},12.40` } }),
  },
  closeTillSession: { each: "takeZReading after the count", input: byId },
  reviewTillSession: { not: "needs somebody who didn't count the till" },
  lockTillSession: { not: "needs a session that somebody else has reviewed" },
}
