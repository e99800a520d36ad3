import { randomUUID } from "node:crypto"
import { type Caller, stranger } from "../support/api"
import { ofBusiness, v1 } from "../support/books-api"

// Adding a business with its first shop, its bank account, and the opening balances of till, safe and bank.

let admin: Caller

beforeAll(async () => {
  admin = await stranger()
})

const form = {
  legalName: "Saldo Oy",
  country: "FI",
  currency: "EUR",
  firstShop: { name: "Kallio", till: "Till 1", safe: "Safe" },
  bankAccount: { name: "Nordea", iban: "FI21 1234 5600 0007 85" },
  opening: { date: "2026-06-01", till: 15_000, safe: 100_000, bank: -2_500 },
}
const add = (body: object, key: string = randomUUID()) =>
  admin.send(`${v1}/businesses`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "idempotency-key": key },
  })
const read = async (id: number, name: string, query = {}) =>
  (await admin.get(ofBusiness(name), query, { id: String(id) })).body

async function balancesOf(id: number, at?: string) {
  const { data } = await read(id, "trial-balance", at ? { at } : {})
  return data
    .filter(({ balance }: { balance: number }) => balance !== 0)
    .map(({ code, balance }: { code: string; balance: number }) => [code, balance])
}

test("float, safe and bank are posted as one entry against the opening account, on its day, and once per key", async () => {
  const key = randomUUID()
  const [made, again] = [await add(form, key), await add(form, key)]
  expect([made.status, again.status, again.body.id]).toEqual([201, 201, made.body.id])
  expect(await balancesOf(made.body.id)).toEqual([
    ["1010", 15_000],
    ["1020", 100_000],
    ["1100", -2_500],
    ["3900", -112_500],
  ])
  expect(await balancesOf(made.body.id, "2026-05-31")).toEqual([])
  const entries = await admin.get(`${v1}/journal-entries`, { business: made.body.id })
  expect(entries.body.data.map(({ kind, businessDate }: Record<string, string>) => [kind, businessDate])).toEqual([
    ["opening", "2026-06-01"],
  ])
})

test("without amounts nothing is posted, and a wrong IBAN or money without a place is told at its field", async () => {
  const { body } = await add({ ...form, opening: { till: 0 } })
  expect(await balancesOf(body.id)).toEqual([])
  const fieldOf = async (more: object) => {
    const { status, body } = await add({ ...form, ...more })
    return [status, body.errors?.[0]?.field]
  }
  expect(await fieldOf({ bankAccount: { name: "x", iban: "FI21 1234 5600 0007 86" } })).toEqual([
    422,
    "bankAccount.iban",
  ])
  expect(await fieldOf({ bankAccount: undefined })).toEqual([422, "opening.bank"])
  expect(await fieldOf({ firstShop: { name: "Kallio", safe: "Safe" } })).toEqual([422, "opening.till"])
  expect(await fieldOf({ opening: { safe: -1 } })).toEqual([422, "opening.safe"])
  const all = await admin.get(`${v1}/businesses`, { perPage: 100 })
  // Includes the draft that every workspace starts with.
  expect(all.body.total).toBe(3)
})
