import fc from "fast-check"
import { type Caller, client } from "../support/api"
import { act, balances, openTill, pieces, shopWithTill } from "../support/till-day"
import { type Command, command, TillModel } from "../support/till-model"

let admin: Caller
beforeAll(async () => {
  admin = await client("admin")
})

const bodyOf = (one: Command): object => {
  if (one.do === "count") return pieces({ 100: one.amount / 100 })
  if (one.do === "z-reading")
    return { rates: [{ rate: 0, gross: one.cash + one.cards }], tenders: { cash: one.cash, cards: one.cards } }
  return "amount" in one ? { amount: one.amount, memo: "Random" } : {}
}

/** Every day that is opened gets as far as its count, so that closing is not rare. */
const day = fc
  .tuple(fc.array(command, { maxLength: 8 }), fc.integer({ min: 0, max: 300 }))
  .map(([commands, euros]): Command[] => [
    { do: "open", amount: euros * 100 },
    ...commands.slice(0, 3),
    { do: "start-counting" },
    ...commands.slice(3),
    { do: "close" },
  ])

test("money is conserved over random days: the books say what a simple model says, and refuse what it refuses", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 3 }), async (days) => {
      const { business, till } = await shopWithTill(admin, { varianceTolerance: 1_000_000 })
      const model = new TillModel()
      let id = 0
      for (const one of days.flat()) {
        const isAccepted = model.run(one)
        const answer =
          one.do === "open"
            ? await openTill(admin, till, { 100: one.amount / 100 })
            : await act(admin, id, one.do, bodyOf(one))
        expect([one, answer.status < 300]).toEqual([one, isAccepted])
        if (one.do === "open" && isAccepted) id = answer.body.id
      }
      const left = Object.entries(model.balances).filter(([, balance]) => balance !== 0)
      const books = await balances(admin, business)
      expect(books).toEqual(Object.fromEntries(left))
      expect(Object.values(books).reduce((sum, balance) => sum + balance, 0)).toBe(0)
      const { body } = await admin.get("/api/v1/businesses/{id}/verify", {}, { id: String(business) })
      expect(body.broken ?? null).toBeNull()
    }),
    { numRuns: 15 },
  )
}, 120_000)
