import { connectChecklist } from "@/lib/features/ledger/service/checklist"
import { mailDailyRoots } from "@/lib/features/ledger/service/roots"
import { type Caller, stranger } from "../support/api"
import { addBusiness, booksApi, capital, ofBusiness } from "../support/books-api"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"

// The daily root of the chain: to look at, and by mail.

let admin: Caller
let business: number
const api = booksApi(() => ({ admin, business }))
const params = () => ({ id: String(business) })
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const set = (rootEmail: string | null) => admin.patch(ofBusiness("books"), { rootEmail }, params())
const mails = () =>
  query<{ n: number }>("select count(*)::int as n from mail_outbox where kind = 'digest'").then(([row]) => row?.n)

beforeAll(async () => {
  admin = await stranger()
})
beforeEach(async () => {
  business = await addBusiness(admin)
})

test("the root of a day is the last entry that was recorded by its end", async () => {
  expect(await api.get("chain-root")).toMatchObject({ business, name: "Lindqvist Oy", entries: 0, root: null })
  await api.post(capital)
  const { hash } = (await api.post(capital)).body
  expect(await api.get("chain-root")).toMatchObject({ entries: 2, number: "2026/2", root: `2:${hash}`, at: day(0) })
  expect(await api.get("chain-root", { at: day(-1) })).toMatchObject({ entries: 0, number: null, root: null })
  expect((await api.get("verify")).hash).toBe(hash)
})

test("the root of yesterday is mailed once to the address that asked for it, and to nobody else", async () => {
  captureLog()
  const { hash } = (await api.post(capital)).body
  const other = await addBusiness(admin)
  const wrong = await set("not an address")
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, "rootEmail"])
  expect((await set("adviser@example.com")).body).toEqual({
    ...{ business, currency: "EUR", rootEmail: "adviser@example.com" },
  })
  const before = await mails()
  const tomorrow = new Date(Date.now() + 86_400_000)
  await Promise.all([mailDailyRoots(tomorrow), mailDailyRoots(tomorrow)])
  await mailDailyRoots(tomorrow)
  expect((await mails()) as number).toBe((before as number) + 1)
  const mail = mailTo("adviser@example.com")
  expect(mail?.subject).toBe(`Root of the books of Lindqvist Oy on ${day(0)}`)
  expect(mail?.text).toContain(`1:${hash}`)
  expect((await admin.get("/api/v1/books")).body.data).toEqual(
    expect.arrayContaining([
      { business, currency: "EUR", rootEmail: "adviser@example.com" },
      { business: other, currency: "EUR", rootEmail: null },
    ]),
  )
  await set(null)
  await mailDailyRoots(new Date(Date.now() + 2 * 86_400_000))
  expect(await mails()).toBe((before as number) + 1)
})

test("the months of a year have their states and entries, and years go back to the first one", async () => {
  await api.post(capital, { businessDate: "2024-02-10" })
  await api.post(capital, { businessDate: "2024-02-11" })
  await admin.post(ofBusiness("periods/{month}/lock"), {}, { ...params(), month: "2024-02" })
  const { years, year, data } = await api.get("months", { year: 2024 })
  expect([years.at(-1), year, data.length, data[0].month]).toEqual([2024, 2024, 12, "2024-12"])
  expect(data.filter(({ entries }: { entries: number }) => entries > 0)).toEqual([
    expect.objectContaining({ month: "2024-02", state: "locked", entries: 2, reason: null }),
  ])
  const { data: now } = await api.get("months")
  expect(now[0].month).toBe(day(0).slice(0, 7))
})

test("the checklist of a month says what is left to do", async () => {
  const open = async (month: string) => {
    const answer = await admin.get(ofBusiness("periods/{month}/checklist"), {}, { ...params(), month })
    const items = answer.body.data as { name: string; isDone: boolean; open: number }[]
    return Object.fromEntries(items.filter(({ isDone }) => !isDone).map(({ name, open: left }) => [name, left]))
  }
  await api.post(capital, { businessDate: "2026-05-20" })
  expect(await open("2026-05")).toEqual({})
  await api.post(
    [
      ["1010", -500],
      ["1030", 300],
      ["1040", 200],
    ],
    { businessDate: "2026-05-21" },
  )
  expect(await open("2026-05")).toEqual({ "drops-verified": 1, "bags-credited": 1 })
  await api.post(
    [
      ["1030", -300],
      ["1040", -200],
      ["1020", 500],
    ],
    { businessDate: "2026-06-01" },
  )
  expect(await open("2026-05")).toEqual({ "drops-verified": 1, "bags-credited": 1 })
  expect(await open("2026-06")).toEqual({ "earlier-months-locked": 1 })
  await admin.post(ofBusiness("periods/{month}/lock"), {}, { ...params(), month: "2026-05" })
  expect(await open("2026-06")).toEqual({})
})

test("other nouns add items to the checklist, before those of the ledger", async () => {
  const asked: object[] = []
  connectChecklist([
    {
      name: "sessions-reviewed",
      countOpen: async (_, month) => asked.push(month),
      link: ({ from }) => `/business/cash-notes?from=${from}`,
    },
  ])
  const answer = await admin.get(ofBusiness("periods/{month}/checklist"), {}, { ...params(), month: "2026-02" })
  connectChecklist([])
  expect(asked).toEqual([{ business, from: "2026-02-01", to: "2026-02-28" }])
  expect(answer.body.data[0]).toEqual({
    ...{ name: "sessions-reviewed", isDone: false, open: 1, link: "/business/cash-notes?from=2026-02-01" },
  })
  expect(answer.body.data[1].name).toBe("balanced")
})
