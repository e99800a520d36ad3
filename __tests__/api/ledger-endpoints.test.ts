import { type Caller, stranger } from "../support/api"
import { addBusiness, booksApi, capital, ofBusiness, v1 } from "../support/books-api"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"

// The calls of the ledger, as a program uses them.

let admin: Caller
let business: number

const { entry, get, post } = booksApi(() => ({ admin, business }))

beforeAll(async () => {
  admin = await stranger()
})
beforeEach(async () => {
  business = await addBusiness(admin)
})

test("a new business has its chart of accounts, and a trial balance with those without postings", async () => {
  const { data, currency, at } = await get("trial-balance", { at: "2026-06-30" })
  expect([currency, at, data.length]).toEqual(["EUR", "2026-06-30", 27])
  const shop = data.find(({ role }: { role: string }) => role === "till").shop
  expect(data[0]).toMatchObject({
    code: "1010",
    name: "Helsinki Till 1",
    role: "till",
    shop: expect.any(Number),
    balance: 0,
  })
  expect(data.filter((row: { shop: number }) => row.shop === shop).map(({ role }: { role: string }) => role)).toEqual([
    "till",
    "safe",
    "drop_pending",
    "cash_in_transit",
    "stock",
  ])
})

test("an entry by hand is posted, listed, read and reversed, and the balances follow", async () => {
  const posted = await post(capital, { memo: "Start" })
  expect([posted.status, posted.body]).toMatchObject([
    201,
    { kind: "manual", year: 2026, number: 1, memo: "Start", currency: "EUR", reverses: null, reversedBy: null },
  ])
  expect(
    posted.body.postings.map(({ account, amount }: { account: string; amount: number }) => [account, amount]),
  ).toEqual(capital)
  const { id } = posted.body
  const reversal = await admin.post(`${v1}/journal-entries/{id}/reverse`, { reason: "Typed twice" }, { id })
  expect([reversal.status, reversal.body]).toMatchObject([201, { reverses: id, reason: "Typed twice", number: 2 }])
  const again = await admin.post(`${v1}/journal-entries/{id}/reverse`, { reason: "Typed twice" }, { id })
  expect([again.status, again.body.code, again.body.detail]).toEqual([
    409,
    "already_reversed",
    "Entry 2026/2 reverses this one already.",
  ])
  const listed = (await admin.get(`${v1}/journal-entries`, { business, perPage: 1 })).body
  expect([listed.total, listed.data.length, listed.data[0].id]).toEqual([2, 1, reversal.body.id])
  const read = (await admin.get(`${v1}/journal-entries/{id}`, {}, { id })).body
  expect(read.reversedBy).toBe(reversal.body.id)
  const till = (await get("trial-balance")).data[0]
  expect(till.balance).toBe(0)
  const statement = (await admin.get(`${v1}/accounts/{id}/statement`, {}, { id: String(till.id) })).body
  expect(statement.data.map(({ amount, balance }: { amount: number; balance: number }) => [amount, balance])).toEqual([
    [-10_000, 0],
    [10_000, 10_000],
  ])
  expect(await get("verify")).toMatchObject({ isIntact: true, entries: 2, postings: 4 })
})

test("errors have stable codes, and name the field", async () => {
  const short = await post([
    ["1020", -1],
    ["1100", 1],
  ])
  expect([short.status, short.body]).toMatchObject([
    409,
    {
      code: "insufficient_funds",
      errors: [{ field: "lines.0.amount", messages: ["Account 1020 has only 0.00 EUR."] }],
    },
  ])
  const unbalanced = await post([
    ["1100", 1],
    ["3000", -2],
  ])
  expect([unbalanced.status, unbalanced.body.errors[0]]).toMatchObject([
    422,
    { field: "lines", messages: ["Debits and credits must be equal."] },
  ])
  const params = { id: String(business), month: "2026-06" }
  expect((await admin.post(ofBusiness("periods/{month}/lock"), {}, params)).body).toMatchObject({
    month: "2026-06",
    state: "locked",
  })
  const locked = await post(capital)
  expect([locked.status, locked.body.code, locked.body.detail]).toEqual([
    409,
    "period_locked",
    expect.stringContaining("2026-06-15"),
  ])
  const unlock = () => admin.post(ofBusiness("periods/{month}/unlock"), { reason: "The bank was wrong" }, params)
  expect((await unlock()).body.code).toBe("confirmation_required")
  await confirmed(admin, "long enough 1")
  expect((await unlock()).body).toMatchObject({ state: "open", reason: "The bank was wrong" })
  expect((await get("periods")).data).toHaveLength(1)
  expect((await post(capital)).status).toBe(201)
})

test("a repeated request posts once, even after the answer was forgotten; another one with its key is refused", async () => {
  const send = (body: object, key = "the-key") =>
    admin.send(`${v1}/journal-entries`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "idempotency-key": key },
    })
  const key = `key-${business}`
  const first = await send(entry(capital), key)
  const again = await send(entry(capital), key)
  expect([again.status, again.headers.get("idempotency-replayed"), again.body]).toEqual([201, "true", first.body])
  await query("delete from idempotency_keys")
  expect((await send(entry(capital), key)).body.id).toBe(first.body.id)
  await query("delete from idempotency_keys")
  const other = await send(entry(capital, { memo: "Another" }), key)
  expect([other.status, other.body.code]).toEqual([422, "idempotency_mismatch"])
  expect((await get("verify")).entries).toBe(1)
})

test("the books of another workspace are not there", async () => {
  const { id } = (await post(capital)).body
  const other = await stranger()
  const params = { id: String(business) }
  const answers = [
    other.get(ofBusiness("trial-balance"), {}, params),
    other.get(ofBusiness("journal"), { format: "csv" }, params),
    other.get(ofBusiness("verify"), {}, params),
    other.get(ofBusiness("periods"), {}, params),
    other.get(`${v1}/journal-entries/{id}`, {}, { id }),
    other.post(`${v1}/journal-entries/{id}/reverse`, { reason: "x" }, { id }),
    other.post(`${v1}/journal-entries`, entry(capital)),
    other.post(`${v1}/accounts`, { business, role: "expense", name: "x" }),
  ]
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await other.get(`${v1}/journal-entries`, { business })).body.total).toBe(0)
})
