import fc from "fast-check"
import { type CashShop, isIntact, openCashShop } from "../support/cash-shop"
import {
  accountOf,
  addCustomer,
  adjust,
  charge,
  controlOf,
  repayAtBank,
  reverseIou,
  writeOff,
} from "../support/customers"

// Random commands against a model: the control account is the sum of the customers, and no charge passes a limit.

jest.setTimeout(300_000)

const limits = [0, 500, 2_000]
const amount = fc.integer({ min: 1, max: 900 })
const who = fc.integer({ min: 0, max: limits.length - 1 })
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("charge" as const), who, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("repay" as const), who, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("writeOff" as const), who, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("adjust" as const), who, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("reverse" as const), pick: fc.nat(50) }) },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

interface Line {
  entry: string
  who: number
  amount: number
  isReversed: boolean
}

let place: CashShop
let shop: number
beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
})

class Run {
  readonly balances = limits.map(() => 0)
  private lines: Line[] = []
  constructor(private readonly ids: number[]) {}

  async step(given: Command): Promise<void> {
    if (given.do === "reverse") return this.reverse(given.pick)
    const id = this.ids[given.who] as number
    const owed = this.balances[given.who] as number
    const run = { charge, repay: repayAtBank, writeOff, adjust }[given.do]
    const { status, body } = await run(place.admin, id, shop, given.amount)
    const change = given.do === "charge" ? given.amount : -given.amount
    const isAllowed = given.do === "charge" ? owed + change <= (limits[given.who] as number) : given.amount <= owed
    expect([given, status]).toEqual([given, isAllowed ? 200 : 409])
    if (isAllowed) this.add({ entry: body.entry, who: given.who, amount: change, isReversed: false }, body.balance)
  }

  private add(line: Line, balance: number) {
    this.lines.push(line)
    this.balances[line.who] = (this.balances[line.who] as number) + line.amount
    expect(balance).toBe(this.balances[line.who])
  }

  private async reverse(pick: number) {
    const line = this.lines[pick % Math.max(1, this.lines.length)]
    if (!line) return
    const { status, body } = await reverseIou(place.admin, line.entry)
    const isAllowed = !line.isReversed && (this.balances[line.who] as number) >= line.amount
    expect([line, status]).toEqual([line, isAllowed ? 200 : 409])
    if (!isAllowed) return
    line.isReversed = true
    this.add({ entry: body.entry, who: line.who, amount: -line.amount, isReversed: true }, body.balance)
  }
}

test("after random commands each customer owes what the model says, and together they owe the control account", () =>
  fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 40 }), async (commands) => {
      const before = (await controlOf(place.business)).control
      const ids: number[] = []
      for (const iouLimit of limits) ids.push((await addCustomer(place.admin, { iouLimit })).id)
      const run = new Run(ids)
      for (const one of commands) await run.step(one)
      const accounts = await Promise.all(ids.map((id) => accountOf(place.admin, id, place.business)))
      expect(accounts.map(({ balance }) => balance)).toEqual(run.balances)
      for (const { balance, lines, ...ages } of accounts) {
        const open = lines.reduce((sum: number, line: { open: number }) => sum + line.open, 0)
        expect([open, ages.current + ages.over30 + ages.over60 + ages.over90]).toEqual([balance, balance])
      }
      const sum = before + run.balances.reduce((total, one) => total + one, 0)
      expect(await controlOf(place.business)).toEqual({ control: sum, parties: sum, cached: sum, wrong: 0 })
    }),
    { numRuns: 6 },
  ))

test("the books are still intact", async () => {
  expect(await isIntact(place)).toBe(true)
})
