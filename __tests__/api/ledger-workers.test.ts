import fc from "fast-check"
import * as cash from "@/lib/features/ledger/service/recipes/cash"
import { pageSize } from "@/lib/features/ledger/store/journal"
import { openSampleBooks, postIn, type SampleBooks, verify } from "../support/books"
import { query } from "../support/facts"
import { type Command, command, postLines, reverseEntry, setLocked } from "../support/ledger-commands"
import { Model, type ModelLine, type Name } from "../support/ledger-model"
import { perWorker, workers } from "../support/ledger-scale"
import { testStore } from "../support/store"

// Twenty workers at once. On PostgreSQL each has a connection; the embedded database runs their transactions in turn.

jest.setTimeout(600_000)

let books: SampleBooks

beforeAll(() => testStore())
beforeEach(async () => {
  books = await openSampleBooks()
})

const float = (amount: bigint) => cash.paidIn({ shopId: books.shopId, till: books.till, amount, from: "capital" })
const atOnce = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

interface Stored {
  id: string
  key: string
  date: string
  reverses: string | null
  lines: [Name, string][]
}

/** The journal in the order of the chain, with accounts by role. */
const journal = () =>
  query<Stored>(`select e.id, e.idempotency_key as key, to_char(e.business_date, 'YYYY-MM-DD') as date, e.reverses,
    (select json_agg(json_build_array(a.role, p.amount::text) order by p.line) from postings p
      join accounts a on a.workspace_id = 1 and a.id = p.account_id
      where p.workspace_id = 1 and p.entry_id = e.id) as lines
    from journal_entries e where e.workspace_id = 1 and e.business_id = ${books.businessId} order by e.sequence`)

type Sent = Extract<Command, { do: "post" }> | { do: "reverse"; key: number; target: string }

/** The workers' shared state: the ids of known entries, the commands sent, and those answered with an entry, by its id. */
class Work {
  ids: string[] = []
  sent: Sent[] = []
  answered = new Map<string, Sent[]>()
  /** Numbers of answers that repeated an earlier one, and of reversals that came second. */
  replayed = 0
  overtaken = 0

  /** The command to send. A repeated one may still be in progress; the entry to reverse is one of the latest ten. */
  next(one: Command): Sent | undefined {
    if (one.do === "post") return one
    if (one.do === "repeat") return this.sent.at(-1 - (one.nth % workers))
    if (one.do === "period" || this.ids.length === 0) return undefined
    return {
      do: "reverse",
      key: one.key,
      target: this.ids.at(-1 - (one.nth % Math.min(10, this.ids.length))) as string,
    }
  }

  async run(one: Command): Promise<void> {
    if (one.do === "period") {
      await setLocked(books, one.month, one.isLocked)
      return
    }
    const next = this.next(one)
    if (!next) return
    this.sent.push(next)
    const key = `key-${next.key}`
    const answer = await (next.do === "post"
      ? postLines(books, key, next.date, next.lines)
      : reverseEntry(next.target, key))
    if ("error" in answer) {
      if (answer.error === "already_reversed") this.overtaken++
      return
    }
    if (answer.isReplayed) this.replayed++
    else this.ids.push(answer.id)
    this.answered.set(answer.id, [...(this.answered.get(answer.id) ?? []), next])
  }
}

/** Fails unless an entry matches every command that was answered with it. */
function expectAnswered({ key, date, reverses, lines }: Stored, commands: Sent[]): void {
  for (const one of commands) {
    expect(`key-${one.key}`).toBe(key)
    if (one.do === "reverse") expect(reverses).toBe(one.target)
    else expect([date, lines]).toEqual([one.date, one.lines.map(([name, amount]) => [name, `${amount}`])])
  }
}

test("whatever twenty workers do at once, the journal is one that the model allows, and every answer is in it", async () => {
  const [plans] = fc.sample(
    fc.array(fc.array(command, { minLength: perWorker, maxLength: perWorker, size: "max" }), {
      minLength: workers,
      maxLength: workers,
    }),
    { numRuns: 1, seed: 7 },
  )
  await postIn(books, float(50_000n), { key: "start" })
  const work = new Work()
  await atOnce(workers, async (n) => {
    for (const one of plans?.[n] ?? []) await work.run(one)
  })
  const entries = await journal()
  const model = new Model()
  entries.forEach(({ key, date, reverses, lines }, index) => {
    const given = lines.map(([name, amount]): ModelLine => [name, BigInt(amount)])
    const outcome = reverses
      ? model.reverse(
          key,
          entries.findIndex(({ id }) => id === reverses),
        )
      : model.post(key, date, given)
    expect(outcome).toEqual({ entry: index, isReplayed: false })
  })
  expect(new Set(entries.map(({ id }) => id))).toEqual(new Set([...work.answered.keys(), entries[0]?.id]))
  for (const entry of entries.slice(1)) expectAnswered(entry, work.answered.get(entry.id) as Sent[])
  expect(work.replayed).toBeGreaterThan(0)
  expect(work.overtaken).toBeGreaterThan(0)
  expect(entries.length).toBeGreaterThan(workers)
  expect(await verify(books)).toMatchObject({ isIntact: true, entries: entries.length })
})

test("the same command fifty times at once with one key makes one entry, and all get its answer", async () => {
  const answers = await atOnce(50, () =>
    postLines(books, "one-key", "2026-06-15", [
      ["till", 5n],
      ["capital", -5n],
    ]),
  )
  expect(new Set(answers.map((answer) => ("error" in answer ? answer.error : answer.id))).size).toBe(1)
  expect(answers.filter((answer) => !("error" in answer) && !answer.isReplayed)).toHaveLength(1)
  expect((await verify(books)).entries).toBe(1)
})

test("twenty people reverse one entry at once: one succeeds", async () => {
  const { id } = await postIn(books, float(500n))
  const answers = await atOnce(workers, (n) => reverseEntry(id, `undo-${n}`))
  expect(answers.map((answer) => ("error" in answer ? answer.error : "reversed")).sort()).toEqual([
    ...Array(workers - 1).fill("already_reversed"),
    "reversed",
  ])
  expect(await verify(books)).toMatchObject({ isIntact: true, entries: 2 })
})

test("two people drop the last money of a till at once: one succeeds, the other reads why not", async () => {
  await postIn(books, float(10_000n))
  const answers = await atOnce(2, (n) =>
    postLines(books, `drop-${n}`, "2026-06-15", [
      ["drop_pending", 10_000n],
      ["till", -10_000n],
    ]),
  )
  expect(answers.map((answer) => ("error" in answer ? answer.error : "dropped")).sort()).toEqual([
    "dropped",
    "insufficient_funds",
  ])
})

test("entries and a lock of their month at once: none is recorded after the lock", async () => {
  await atOnce(workers, async (n) => {
    if (n === 10) await setLocked(books, "2026-06", true)
    else
      await postLines(books, `race-${n}`, "2026-06-15", [
        ["till", 5n],
        ["capital", -5n],
      ])
  })
  const { checks, entries } = await verify(books)
  expect(checks.filter(({ isKept }) => !isKept)).toEqual([])
  expect(entries).toBeLessThan(Math.min(workers, pageSize))
  expect(
    await postLines(books, "late", "2026-06-15", [
      ["till", 5n],
      ["capital", -5n],
    ]),
  ).toEqual({ error: "period_locked" })
})
