import fc from "fast-check"
import { post } from "@/lib/features/ledger/service/post"
import { trialBalance } from "@/lib/features/ledger/store/balances"
import { entryOf, inBooks, openSampleBooks, type SampleBooks, verify } from "../support/books"
import { query } from "../support/facts"
import { type Command, command, postLines, reverseEntry, setLocked } from "../support/ledger-commands"
import { Model, names, type Outcome } from "../support/ledger-model"
import { perRun, runs } from "../support/ledger-scale"
import { testStore } from "../support/store"

// Random commands, each given to the books and to a model in memory: both answer the same, and end the same.

jest.setTimeout(600_000)

beforeAll(() => testStore())

type Answer = { error: string } | { id: string; isReplayed: boolean }

class Run {
  readonly model = new Model()
  private ids: string[] = []
  private done: Extract<Command, { do: "post" | "reverse" }>[] = []

  constructor(private readonly books: SampleBooks) {}

  async step(given: Command): Promise<void> {
    if (given.do === "period") {
      const expected = this.model.setLocked(given.month, given.isLocked)
      const answer = await setLocked(this.books, given.month, given.isLocked)
      expect("error" in answer ? answer : undefined).toEqual(expected)
      return
    }
    const next = given.do === "repeat" ? this.done[given.nth % Math.max(1, this.done.length)] : given
    if (!next || (next.do === "reverse" && this.ids.length === 0)) return
    this.done.push(next)
    if (next.do === "post") {
      const expected = this.model.post(`key-${next.key}`, next.date, next.lines)
      this.compare(expected, (await postLines(this.books, `key-${next.key}`, next.date, next.lines)) as Answer)
    } else {
      const index = next.nth % this.ids.length
      const expected = this.model.reverse(`key-${next.key}`, index)
      this.compare(expected, (await reverseEntry(this.ids[index] as string, `key-${next.key}`)) as Answer)
    }
  }

  private compare(expected: Outcome, answer: Answer): void {
    if ("error" in expected || "error" in answer) {
      expect(answer).toEqual(expected)
    } else {
      if (!expected.isReplayed) this.ids.push(answer.id)
      expect(answer).toMatchObject({ id: this.ids[expected.entry], isReplayed: expected.isReplayed })
    }
  }

  async finish(): Promise<void> {
    const { businessId } = this.books
    for (const at of ["2025-12-15", "2025-12-31", "2026-01-20", "2026-12-31"]) {
      const rows = await inBooks((scope) => trialBalance(scope, businessId, at))
      const found = names.map((name) => BigInt(rows.find(({ role }) => role === name)?.balance ?? 0))
      expect([at, ...found]).toEqual([at, ...names.map((name) => this.model.balance(name, at))])
    }
    const numbers = await query<{ year: number; number: number }>(`select year, number from journal_entries
      where workspace_id = 1 and business_id = ${businessId} order by sequence`)
    expect(numbers).toEqual(this.model.entries.map(({ year, number }) => ({ year: Number(year), number })))
    expect(await verify(this.books)).toMatchObject({ isIntact: true, entries: this.model.entries.length })
  }
}

test("the books answer and end as the model does, whatever the commands", async () => {
  let posted = 0
  let given = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { minLength: perRun, maxLength: perRun + 30, size: "max" }),
      async (commands) => {
        const run = new Run(await openSampleBooks())
        for (const one of commands) await run.step(one)
        await run.finish()
        posted += run.model.entries.length
        given += commands.length
      },
    ),
    { numRuns: runs, endOnFailure: true },
  )
  expect(given).toBeGreaterThanOrEqual(runs * perRun)
  expect(posted).toBeGreaterThan(runs * 20)
})

test("any text and amount is hashed by the database as by the service, and verifies", async () => {
  const books = await openSampleBooks()
  const text = fc.string({ unit: "grapheme", maxLength: 60 }).filter((one) => !one.includes("\u0000"))
  const odd = fc.oneof(text, fc.constantFrom("\u007f\u2028\u2029", "\b\f\n\r\t\u001f", '"\\/', "é🎈", "<>&'"))
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n })
  await fc.assert(
    fc.asyncProperty(
      odd,
      odd,
      odd,
      amount,
      fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
      async (memo, party, key, value, productId) => {
        const lines = [
          { account: { role: "iou_control" as const }, amount: value, party: `customer:${party}`, productId },
          { account: { role: "sales" as const }, amount: -value, vatCode: party, net: -value },
        ]
        const more = {
          memo,
          key: `${key} ${crypto.randomUUID()}`,
          source: { type: memo, id: party },
          approver: { id: 2, name: party },
        }
        await inBooks((scope) => post(scope, entryOf(books, { kind: "manual", lines }, more)))
      },
    ),
    { numRuns: 100 },
  )
  expect(await verify(books)).toMatchObject({ isIntact: true, entries: 100 })
})
