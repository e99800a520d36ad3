import { type Caller, client } from "../support/api"
import { confirmed } from "../support/confirm"
import { type About, fieldsIn, inputsOf, reads, recordsIn, textOf } from "../support/every-read"
import { query } from "../support/facts"
import { eventsOf } from "../support/live"
import { rareRecords } from "../support/rare-records"
import { give } from "../support/samples"
import { openSecretCash, type SecretCash, secretsIn } from "../support/secret-cash"
import { act } from "../support/till-day"

// Expected cash, variances and what they follow from are searched for in every answer of every read.

jest.setTimeout(300_000)

const daysAway = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let place: SecretCash
let about: About
let events: ReturnType<typeof eventsOf>

beforeAll(async () => {
  place = await openSecretCash(async (cashier) => {
    events = eventsOf((await cashier.get("/api/live")).body)
    await events.next("ready")
  })
  const { business, shops, tills, safes, sessions, drops, bag } = place
  const idsIn = async (table: string) =>
    (
      await query<{ id: string | number }>(
        `select id from ${table} where workspace_id = 1 and business_id = ${business}`,
      )
    ).map(({ id }) => id)
  about = {
    ids: {
      businesses: [business],
      accounts: await idsIn("accounts"),
      "journal-entries": await idsIn("journal_entries"),
      ...(await rareRecords(place)),
    },
    values: {
      business: [business],
      shop: [shops[0] as number],
      till: [tills[0] as number],
      safe: [safes[0] as number],
      recordId: [...sessions, ...drops, bag, business, ...shops],
      recordType: ["till-session", "drop", "journal-entry"],
      perPage: [100],
      invoice: [1],
      subject: ["CashUp"],
      from: [daysAway(-10)],
      to: [daysAway(10)],
    },
  }
  // Some reads, such as the export of personal data, ask for the password first.
  for (const who of [place.cashier, place.stockClerk, place.manager])
    await confirmed(who, `the secret of ${who.user.id}`)
  await confirmed(await client("admin"), "admin")
})
afterAll(() => events.close())

interface Told {
  /** The secrets in the answers, by path. */
  secrets: Record<string, string[]>
  /** The reads that were answered. */
  answered: Set<string>
}

/** Asks everything as somebody. */
async function tell(who: Caller): Promise<Told> {
  const told: Told = { secrets: {}, answered: new Set() }
  for (const read of reads)
    for (const input of await inputsOf(read, about)) {
      const answer = await give(who, read, { ...input, token: undefined })
      const names = secretsIn(answer.status < 300 ? textOf(read, answer) : JSON.stringify(answer.body))
      if (answer.status < 300) told.answered.add(read.path)
      if (names.length > 0)
        told.secrets[read.path] = [...new Set([...(told.secrets[read.path] ?? []), ...names])].sort()
    }
  return told
}

test("the secrets are where they should be, and every read of v1 is answered, so that the search would find them", async () => {
  const { secrets, answered } = await tell(await client("admin"))
  expect(secrets).toMatchObject({
    "/api/v1/till-sessions": ["expectedClosing", "expectedOpening", "variance"],
    "/api/v1/till-sessions/{id}": ["expectedClosing", "expectedOpening", "variance"],
    "/api/v1/till-sessions/{id}/x-report": ["expectedClosing"],
    "/api/v1/drops/{id}": ["countedInEnvelope"],
    "/api/v1/safes/{id}/contents": ["safe"],
    "/api/v1/bank-bags": ["bag"],
    "/api/v1/counter-deposits": ["ownersDeposit"],
    "/api/v1/journal-entries": expect.arrayContaining(["missingInEnvelope", "nightDifference"]),
    "/api/v1/audit-events": expect.arrayContaining(["countedInEnvelope", "expectedOpening"]),
  })
  // The samples of webhooks belong to a workspace of their own.
  const isAsked = (path: string) => path.startsWith("/api/v1/") && !path.startsWith("/api/v1/webhooks/")
  const unanswered = reads.filter(({ path }) => isAsked(path) && !answered.has(path))
  expect(unanswered.map(({ path }) => path)).toEqual([])
})

test.each(["cashier", "stockClerk"] as const)(
  "until the till is closed, no read tells the %s a secret of its cash",
  async (role) => {
    const { secrets, answered } = await tell(place[role])
    expect(secrets).toEqual({})
    expect([...answered]).toEqual(expect.arrayContaining(["/account-setting/export", "/api/v1/safes"]))
  },
)

/** Fields hidden from people who count without seeing expected cash, and costs from those who don’t set prices. */
const hidden: Record<string, string[]> = {
  "/api/v1/till-sessions": ["data.expectedClosing", "data.expectedOpening", "data.variance"],
  "/api/v1/till-sessions/{id}": ["expectedClosing", "expectedOpening", "variance"],
  "/api/v1/till-sessions/week": [
    ...["tills.days.sessions.variance", "tills.days.variance", "tills.variance"],
    ...["totals.days.variance", "totals.variance"],
  ],
  "/api/v1/drops": ["data.counted"],
  "/api/v1/drops/{id}": ["counted"],
  "/api/v1/shops": ["data.varianceTolerance"],
  "/api/v1/shops/{id}": ["varianceTolerance"],
  "/api/v1/categories": ["data.effective.marginBps", "data.marginBps"],
  "/api/v1/categories/{id}": ["effective.marginBps", "marginBps"],
  "/api/v1/price-sheet": ["data.cost"],
  "/api/v1/products": ["data.costAverage", "data.costLast"],
  "/api/v1/products/{id}": ["costAverage", "costLast"],
  "/api/v1/safes": ["data.changeFund", "data.insuredLimit"],
  "/api/v1/safes/{id}": ["changeFund", "insuredLimit"],
}

/** A record without some of its fields, also inside it. */
const without = (record: unknown, fields: string[]): Record<string, unknown> => {
  const names = fields.map((field) => field.split(".").at(-1) ?? "")
  return JSON.parse(JSON.stringify(record, (name, value) => (names.includes(name) ? undefined : value)))
}

test("field by field, a cashier and a manager read the same, but for what is hidden", async () => {
  const found: Record<string, string[]> = {}
  for (const read of reads.filter(({ path }) => path.startsWith("/api/v1/")))
    for (const input of await inputsOf(read, about)) {
      const [own, theirs] = [await give(place.cashier, read, input), await give(place.manager, read, input)]
      if (own.status >= 300 || theirs.status >= 300) continue
      const records = new Map(recordsIn(theirs.body))
      const lacks = recordsIn(own.body).flatMap(([name, record]) => {
        const fields = fieldsIn(record)
        return [...fieldsIn(records.get(name) ?? {})].filter((field) => !fields.has(field))
      })
      if (lacks.length > 0) found[read.path] = [...new Set([...(found[read.path] ?? []), ...lacks])].sort()
      if (!read.path.endsWith("/{id}")) continue
      // A record is the same record: no field has another value for the cashier.
      const names = Object.keys(own.body as object)
      const known = without(theirs.body, lacks)
      const same = Object.fromEntries(names.map((name) => [name, known[name]]))
      expect([read.path, own.body]).toEqual([read.path, same])
    }
  expect(found).toEqual(hidden)
})

test("neither the answers to the cashier's own commands nor the live updates tell a secret", async () => {
  expect(place.answers.flatMap(secretsIn)).toEqual([])
  expect(secretsIn(JSON.stringify(events.received))).toEqual([])
  expect(events.received.length).toBeGreaterThan(1)
})

test("once the till is closed, the cashier reads what was expected and what is missing", async () => {
  const { status, body } = await act(place.cashier, place.sessions[1], "close")
  expect([status, secretsIn(JSON.stringify(body)).sort()]).toEqual([
    200,
    ["expectedClosing", "expectedOpening", "variance"],
  ])
})
