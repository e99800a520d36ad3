import { type Caller, stranger } from "../support/api"
import { type ApiLine, addBusiness, booksApi, capital, v1 } from "../support/books-api"

// The lists on the screens of the books, and the totals beside them.

let admin: Caller
let business: number

const { get, post } = booksApi(() => ({ admin, business }))
const float: ApiLine[] = [
  ["1010", 250],
  ["3000", -250],
]

const journal = async (path: "" | "/totals", query: object) =>
  (await admin.get(`${v1}/journal-entries${path}`, { business, ...query })).body
const memos = async (query: object) => (await journal("", query)).data.map(({ memo }: { memo: string }) => memo)
const accountOf = async (code: string) =>
  (await get("trial-balance")).data.find((account: { code: string }) => account.code === code).id as number

beforeAll(async () => {
  admin = await stranger()
})
beforeEach(async () => {
  business = await addBusiness(admin)
})

test("the journal is searched by words of the memo, whatever case and accents, and by number", async () => {
  await post(capital, { memo: "Rent of Café Kallio" })
  await post(capital, { memo: "Rent of the office", businessDate: "2025-06-15" })
  await post(capital)
  expect(await memos({ q: "CAFE rent" })).toEqual(["Rent of Café Kallio"])
  expect(await memos({ q: "rent" })).toEqual(["Rent of Café Kallio", "Rent of the office"])
  expect(await memos({ q: "rent%" })).toEqual([])
  expect(await memos({ q: "2025/1" })).toEqual(["Rent of the office"])
  expect(await memos({ q: "1" })).toEqual(["Rent of Café Kallio", "Rent of the office"])
  expect(await memos({ q: "2026/2" })).toEqual([""])
})

test("the totals are those of all entries that the list shows, with any filter", async () => {
  await post(capital, { memo: "Start" })
  await post(float, { memo: "Float", businessDate: "2026-06-20" })
  await post(float, { memo: "Float again", businessDate: "2026-07-01" })
  const filters = [
    {},
    { q: "float" },
    { from: "2026-06-16" },
    { to: "2026-06-30", q: "float" },
    { account: await accountOf("3000") },
    { kind: "manual" },
  ]
  for (const filter of filters) {
    const { data, total } = await journal("", { ...filter, perPage: 100 })
    const moved = data
      .flatMap(({ postings }: { postings: { amount: number }[] }) => postings)
      .reduce((sum: number, { amount }: { amount: number }) => sum + Math.max(amount, 0), 0)
    expect((await journal("/totals", filter)).data).toEqual([{ currency: "EUR", entries: total, debit: moved }])
  }
  expect((await journal("/totals", { kind: "takings" })).data).toEqual([])
})

test("a figure of the trial balance is the closing balance of its statement up to that day", async () => {
  await post(capital)
  await post(float, { businessDate: "2026-06-20" })
  await post(float, { businessDate: "2026-07-01" })
  const id = String(await accountOf("1010"))
  const statement = async (query: Record<string, unknown>) =>
    (await admin.get(`${v1}/accounts/{id}/statement`, query, { id })).body
  for (const at of ["2026-06-14", "2026-06-15", "2026-06-30", "2026-07-01"]) {
    const { data } = await get("trial-balance", { at })
    const { closing, account, currency } = await statement({ to: at })
    expect([account.code, currency, closing]).toEqual([
      "1010",
      "EUR",
      data.find(({ code }: { code: string }) => code === "1010").balance,
    ])
  }
  const june = await statement({ from: "2026-06-16", to: "2026-06-30", perPage: 1 })
  expect([june.opening, june.closing, june.total]).toEqual([10_000, 10_250, 1])
  const empty = await statement({ from: "2026-06-21", to: "2026-06-25" })
  expect([empty.opening, empty.closing, empty.data]).toEqual([10_250, 10_250, []])
  const all = await statement({ page: 2, perPage: 2 })
  expect([all.opening, all.closing, all.data.length]).toEqual([0, 10_500, 1])
})

test("an entry names its neighbours in the chain, and both of a pair name each other", async () => {
  const first = (await post(capital)).body
  const second = (await post(float)).body
  const reversal = (await admin.post(`${v1}/journal-entries/{id}/reverse`, { reason: "Twice" }, { id: first.id })).body
  const read = async ({ id }: { id: string }) => (await admin.get(`${v1}/journal-entries/{id}`, {}, { id })).body
  const [a, b, c] = [await read(first), await read(second), await read(reversal)]
  const named = ({ id, year, number }: { id: string; year: number; number: number }) => ({ id, year, number })
  expect(a).toMatchObject({ previous: null, next: named(second), original: null, reversal: named(reversal) })
  expect(b).toMatchObject({ previous: named(first), next: named(reversal), original: null, reversal: null })
  expect(c).toMatchObject({ previous: named(second), next: null, original: named(first), reversal: null })
  expect([b.previousHash, c.previousHash]).toEqual([a.hash, b.hash])
})

test("archived accounts are marked in the trial balance", async () => {
  const { id, code } = (await admin.post(`${v1}/accounts`, { business, role: "expense", name: "Old" })).body
  await admin.patch(`${v1}/accounts/{id}`, { isArchived: true }, { id: String(id) })
  const rows = (await get("trial-balance")).data.filter((row: { isArchived: boolean }) => row.isArchived)
  expect(rows.map((row: { code: string }) => row.code)).toEqual([code])
})
