import fc from "fast-check"
import {
  balanceOf,
  type CashShop,
  fund,
  isIntact,
  openCashShop,
  sealedOn,
  staffOf,
  trialBalance,
} from "../support/cash-shop"
import { serverUrl } from "../support/store"

// Random acts of four people on one shop, and a model of where its money is: no act makes money or loses it.

jest.setTimeout(300_000)

type Person = Awaited<ReturnType<typeof staffOf>>
type Step =
  | { do: "drop"; amount: number }
  | { do: "verify"; nth: number; off: number }
  | { do: "cancel"; nth: number }
  | { do: "float"; amount: number }
  | { do: "change"; amount: number }
  | { do: "deposit"; amount: number }
  | { do: "count"; off: number }
  | { do: "bag" }
  | { do: "credit"; nth: number; off: number }
  | { do: "return"; nth: number }

const amount = fc.integer({ min: 1, max: 40 }).map((n) => n * 500)
const off = fc.constantFrom(-500, 0, 0, 0, 500)
const nth = fc.nat(5)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("drop" as const), amount }),
  fc.record({ do: fc.constant("verify" as const), nth, off }),
  fc.record({ do: fc.constant("cancel" as const), nth }),
  fc.record({ do: fc.constant("float" as const), amount }),
  fc.record({ do: fc.constant("change" as const), amount }),
  fc.record({ do: fc.constant("deposit" as const), amount }),
  fc.record({ do: fc.constant("count" as const), off }),
  fc.record({ do: fc.constant("bag" as const) }),
  fc.record({ do: fc.constant("credit" as const), nth, off }),
  fc.record({ do: fc.constant("return" as const), nth }),
)

/** The shop as it should be: minor units by place. */
class Model {
  at = { till: 0, drop_pending: 0, safe: 0, cash_in_transit: 0, bank: 0, over_short: 0, capital: 0 }
  move(from: keyof Model["at"], to: keyof Model["at"], amount: number): void {
    this.at[from] -= amount
    this.at[to] += amount
  }
}

const v1 = "/api/v1"
const id = (value: number) => ({ id: String(value) })

class Run {
  readonly model = new Model()
  private drops: { id: number; amount: number }[] = []
  private bags: { id: number; amount: number }[] = []
  private made = 0

  constructor(
    private readonly place: CashShop,
    private readonly people: { cashier: Person; supervisor: Person; manager: Person; bookkeeper: Person },
  ) {}

  async step(given: Step): Promise<void> {
    const { at } = this.model
    const { cashier, supervisor, manager, bookkeeper } = this.people
    const [safe, till, shop] = [this.place.safes[0], this.place.tills[0], this.place.shops[0]] as number[]
    const ofSafe = id(safe as number)
    this.made++
    if (given.do === "drop") {
      const { status, body } = await cashier.post(`${v1}/drops`, {
        till,
        amount: given.amount,
        envelope: `${this.made}`,
      })
      expect(status).toBe(given.amount <= at.till ? 201 : 409)
      if (status !== 201) return
      this.drops.push({ id: body.id, amount: given.amount })
      this.model.move("till", "drop_pending", given.amount)
    } else if (given.do === "verify" || given.do === "cancel") {
      const [drop] = this.drops.splice(given.nth % Math.max(1, this.drops.length), 1)
      if (!drop) return
      if (given.do === "cancel") {
        expect((await cashier.post(`${v1}/drops/{id}/cancel`, { reason: "Wrong" }, id(drop.id))).status).toBe(200)
        this.model.move("drop_pending", "till", drop.amount)
        return
      }
      const counted = drop.amount + given.off
      expect((await supervisor.post(`${v1}/drops/{id}/verify`, { counted }, id(drop.id))).status).toBe(200)
      this.model.move("drop_pending", "safe", drop.amount)
      this.model.move("over_short", "safe", given.off)
    } else if (given.do === "float") {
      const body = { till, amount: given.amount }
      const { status } = await supervisor.post(`${v1}/safes/{id}/floats`, body, ofSafe)
      if (given.amount > at.safe) expect(status).toBe(409)
      if (status === 200) this.model.move("safe", "till", given.amount)
    } else if (given.do === "change") {
      const { status } = await supervisor.post(`${v1}/safes/{id}/change-orders`, { amount: given.amount }, ofSafe)
      expect(status).toBe(200)
      this.model.move("bank", "safe", given.amount)
    } else if (given.do === "deposit") {
      const body = { shop, till, amount: given.amount }
      const { status } = await manager.post(`${v1}/counter-deposits`, body)
      expect(status).toBe(given.amount <= at.till ? 201 : 409)
      if (status === 201) this.model.move("till", "bank", given.amount)
    } else if (given.do === "count") {
      const counted = Math.max(0, at.safe + given.off)
      const body = { count: { pieces: { 500: counted / 500 } }, witness: cashier.user.id }
      expect((await supervisor.post(`${v1}/safes/{id}/counts`, body, ofSafe)).status).toBe(200)
      this.model.move("over_short", "safe", counted - at.safe)
    } else if (given.do === "bag") {
      const proposal = (await manager.get(`${v1}/bank-bags/proposal`, { safe })).body
      if (proposal.amount === 0) return
      const pieces = Object.fromEntries(
        proposal.pieces.map((one: { value: number; pieces: number }) => [one.value, one.pieces]),
      )
      const made = await manager.post(`${v1}/bank-bags`, { safe, number: `${this.made}`, count: { pieces } })
      const sealing = { sealNumber: "S", witness: cashier.user.id }
      expect((await manager.post(`${v1}/bank-bags/{id}/seal`, sealing, id(made.body.id))).status).toBe(200)
      this.bags.push({ id: made.body.id, amount: proposal.amount })
      this.model.move("safe", "cash_in_transit", proposal.amount)
    } else {
      const [bag] = this.bags.splice(given.nth % Math.max(1, this.bags.length), 1)
      if (!bag) return
      if (given.do === "return") {
        expect((await manager.post(`${v1}/bank-bags/{id}/return`, { reason: "x" }, id(bag.id))).status).toBe(200)
        this.model.move("cash_in_transit", "safe", bag.amount)
        return
      }
      const credited = { amount: bag.amount + given.off, creditedOn: await sealedOn(this.place, bag.id) }
      expect((await bookkeeper.post(`${v1}/bank-bags/{id}/credit`, credited, id(bag.id))).status).toBe(200)
      this.model.move("cash_in_transit", "bank", Math.min(bag.amount, credited.amount))
      if (given.off === 0) return
      const body = { resolution: "accepted", reason: "x" }
      expect((await bookkeeper.post(`${v1}/bank-bags/{id}/resolve`, body, id(bag.id))).status).toBe(200)
      if (given.off < 0) this.model.move("cash_in_transit", "over_short", -given.off)
      else this.model.move("over_short", "bank", given.off)
    }
  }
}

test("after any acts, every place has what the model says, the safe's notes add up, and nothing was made or lost", async () => {
  const place = await openCashShop()
  const shop = place.shops[0] as number
  const people = {
    cashier: await staffOf(place, "cashier", [shop]),
    supervisor: await staffOf(place, "supervisor", [shop]),
    manager: await staffOf(place, "manager", [shop]),
    bookkeeper: await staffOf(place, "bookkeeper"),
  }
  const length = serverUrl ? 250 : 120
  const [steps] = fc.sample(fc.array(step, { minLength: length, maxLength: length }), { numRuns: 1, seed: 11 })
  const run = new Run(place, people)
  await fund(place, "till", shop, 100_000)
  run.model.move("capital", "till", 100_000)
  for (const one of steps as Step[]) {
    await run.step(one)
    const { body } = await people.manager.get(`${v1}/safes/{id}/contents`, {}, id(place.safes[0] as number))
    const known = body.pieces.reduce((sum: number, { amount: of }: { amount: number }) => sum + of, 0)
    expect([body.total, known + body.unsorted]).toEqual([run.model.at.safe, run.model.at.safe])
    expect(body.unsorted).toBeGreaterThanOrEqual(0)
  }
  const found: Record<string, number> = {}
  for (const role of Object.keys(run.model.at))
    found[role] = (await balanceOf(place, role, shop)) + (await balanceOf(place, role, null))
  expect(found).toEqual(run.model.at)
  expect((await trialBalance(place)).reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  expect(await isIntact(place)).toBe(true)
})
