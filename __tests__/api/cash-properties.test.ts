import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { type Command, commandNames, commandsIn, type Role, roles } from "../support/cash-commands"
import { CashModel } from "../support/cash-model"
import { documentOf, requestOf, type Sent } from "../support/cash-requests"
import { type CashShop, isIntact, openCashShop, staffOf, trialBalance } from "../support/cash-shop"
import { query } from "../support/facts"
import { worthOf } from "../support/safe-model"
import { tolerance } from "../support/till-model"

// Random commands of four people on all cash of a business, and a model of where its money is. CASH_COMMANDS makes them more.

jest.setTimeout(600_000)

const length = Number(process.env.CASH_COMMANDS ?? 75)
type Person = Awaited<ReturnType<typeof staffOf>>

const tables = [
  "accounts",
  "account_balances",
  "account_days",
  "journal_entries",
  "postings",
  "till_sessions",
  "till_events",
  "drops",
  "safe_contents",
  "safe_movements",
  "bank_bags",
  "bank_bag_events",
  "counter_deposits",
]

/** The rows of all cash, and which transactions wrote them: the same twice means that nothing was written in between. */
const rows = () =>
  query(
    tables
      .map(
        (name) =>
          `select '${name}' as name, count(*)::int as n, sum(age('3'::xid) - age(xmin))::text as print from ${name}`,
      )
      .join(" union all "),
  )

/** The balances of a business that are not zero: by role, those of cash by role and shop. */
async function balancesOf(place: CashShop): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { role, shop, balance } of await trialBalance(place)) {
    const isCash = ["till", "safe", "drop_pending", "cash_in_transit"].includes(role)
    if (isCash) expect([role, shop, balance < 0]).toEqual([role, shop, false])
    const name = isCash ? `${role} ${place.shops.indexOf(shop as number)}` : role
    found[name] = (found[name] ?? 0) + balance
  }
  return Object.fromEntries(Object.entries(found).filter(([, balance]) => balance !== 0))
}

class Run {
  readonly model = new CashModel()
  readonly accepted = new Map<string, number>()
  readonly refused = new Map<string, number>()
  private n = 0

  private constructor(
    readonly place: CashShop,
    private readonly people: Record<Role, Person>,
  ) {}

  /** A new business, and four people with a role in all its shops. */
  static async begin(): Promise<Run> {
    const place = await openCashShop()
    for (const id of place.shops)
      await place.admin.patch("/api/v1/shops/{id}", { varianceTolerance: tolerance }, { id: String(id) })
    const people = {} as Record<Role, Person>
    for (const role of roles) people[role] = await staffOf(place, role)
    return new Run(place, people)
  }

  private send = (who: Role, { path, id, body }: Sent, key: string) =>
    this.people[who].send(path, {
      method: "POST",
      params: id === undefined ? {} : { id: String(id) },
      headers: { "idempotency-key": key, "content-type": "application/json" },
      body: JSON.stringify(body),
    })

  async step(one: Command): Promise<void> {
    const document = documentOf(this.model, one)
    if ("nth" in one && !document) return
    const ids = Object.fromEntries(roles.map((role) => [role, this.people[role].user.id])) as Record<Role, number>
    const sent = await requestOf(this.place, this.model, one, ids, ++this.n)
    const before = await rows()
    const key = randomUUID()
    const answer = await this.send(one.who, sent, key)
    const isAccepted = this.model.run(one, document)
    expect([one, answer.status < 300, answer.body]).toEqual([one, isAccepted, answer.body])
    const counted = isAccepted ? this.accepted : this.refused
    counted.set(one.do, (counted.get(one.do) ?? 0) + 1)
    if (!isAccepted) {
      expect(answer.status).toBeLessThan(500)
      expect([one, await rows()]).toEqual([one, before])
      return
    }
    if (one.do === "open") Object.assign(this.model.tills[one.shop] as object, { id: answer.body.id })
    if (one.do === "drop") Object.assign(this.model.drops.at(-1) as object, { id: answer.body.id })
    if (one.do === "bag") Object.assign(this.model.bags.at(-1) as object, { id: answer.body.id })
    if (this.n % 5 !== 0) return
    const after = await rows()
    const again = await this.send(one.who, sent, key)
    expect([one, again.status, again.body]).toEqual([one, answer.status, answer.body])
    expect([one, await rows()]).toEqual([one, after])
  }

  /** Compares the books and the safes with the model. */
  async check(one: Command): Promise<void> {
    const books = await balancesOf(this.place)
    const model = Object.fromEntries(Object.entries(this.model.at).filter(([, balance]) => balance !== 0))
    expect([one, books]).toEqual([one, model])
    expect(Object.values(books).reduce((sum, balance) => sum + balance, 0)).toBe(0)
    for (const [n, { pieces }] of this.model.safes.entries()) {
      const params = { id: String(this.place.safes[n]) }
      const { body } = await this.people.manager.get("/api/v1/safes/{id}/contents", {}, params)
      const known = Object.fromEntries(
        body.pieces.map((of: { value: number; pieces: number }) => [of.value, of.pieces]),
      )
      const total = this.model.balance(`safe ${n}`)
      expect([one, known, body.total]).toEqual([one, pieces, total])
      expect([body.unsorted, body.unsorted >= 0]).toEqual([total - worthOf(pieces), true])
    }
  }
}

const runs: Run[] = []

test.each([1, 2])(
  "money is conserved over random cash commands in %i shops, and a refused command changes nothing",
  async (shops) => {
    for (const given of fc.sample(commandsIn(shops, length), { numRuns: 2, seed: 27 + shops })) {
      const run = await Run.begin()
      runs.push(run)
      for (const one of given) {
        await run.step(one)
        await run.check(one)
      }
      expect(await isIntact(run.place)).toBe(true)
    }
  },
)

test("each command was accepted and refused somewhere, so neither half of the check is empty", () => {
  const seen = (of: "accepted" | "refused") => [...new Set(runs.flatMap((run) => [...run[of].keys()]))].sort()
  const all = [...commandNames].sort()
  expect([seen("accepted"), seen("refused")]).toEqual([all, all])
})
