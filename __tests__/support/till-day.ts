import type { Caller } from "./api"
import { query } from "./facts"
import { colleague } from "./people"

// The day of a till, by its calls.

const sessions = "/api/v1/till-sessions"

/** A new shop with a till and a safe, in a business of its own. */
export async function shopWithTill(admin: Caller, values: object = {}) {
  const firstShop = { name: "Helsinki", till: "Till 1", safe: "Safe" }
  const form = { legalName: "Tills Oy", country: "FI", currency: "EUR", firstShop }
  const business: number = (await admin.post("/api/v1/businesses", form)).body.id
  const [till] = (await admin.get("/api/v1/tills", { business })).body.data
  await admin.patch("/api/v1/shops/{id}", values, { id: String(till.shop) })
  return { business, shop: till.shop as number, till: till.id as number }
}

/** A new colleague with a role in a shop. */
export async function staffOf(
  admin: Caller,
  { business, shop }: { business: number; shop: number },
  role: string,
  limits = {},
) {
  const person = await colleague("subscriber")
  const form = { business, person: person.user.id, role, shops: [shop], limits }
  const { status } = await admin.post("/api/v1/staff-grants", form)
  expect([role, status]).toEqual([role, 201])
  return person
}

export const pieces = (of: Record<string, number>) => ({ count: { pieces: of } })

export const openTill = (who: Caller, till: number, of: Record<string, number>) =>
  who.post(sessions, { till, ...pieces(of) })

export const act = (who: Caller, id: number, name: string, body: object = {}) =>
  who.post(`${sessions}/{id}/${name}`, body, { id: String(id) })

/** An act with a key of the test's own. */
export const actWithKey = (who: Caller, id: number, name: string, body: object, key: string) =>
  who.send(`${sessions}/{id}/${name}`, {
    method: "POST",
    params: { id: String(id) },
    headers: { "idempotency-key": key, "content-type": "application/json" },
    body: JSON.stringify(body),
  })

export const readSession = async (who: Caller, id: number) =>
  (await who.get(`${sessions}/{id}`, {}, { id: String(id) })).body

/** 124 euros at 24 %, of which 84 in cash. */
export const reading = {
  number: "17",
  rates: [{ rate: 2400, gross: 124_00 }],
  tenders: { cash: 84_00, cards: 40_00 },
}

/** The balances of a business that are not zero, by role. */
export async function balances(admin: Caller, business: number): Promise<Record<string, number>> {
  const { body } = await admin.get("/api/v1/businesses/{id}/trial-balance", {}, { id: String(business) })
  const rows = (body.data as { role: string; balance: number }[]).filter(({ balance }) => balance !== 0)
  return Object.fromEntries(rows.map(({ role, balance }) => [role, balance]))
}

export const postingsOf = (kind: string, business: number) =>
  query<{
    amount: string
  }>(`select p.amount::text from postings p join journal_entries e on e.workspace_id = p.workspace_id
    and e.id = p.entry_id where e.workspace_id = 1 and e.business_id = ${business} and e.kind = '${kind}' order by p.line`)

/** A reading of a day without sales. */
export const noSales = { rates: [], tenders: {} }

/** The fields that an error names. */
export const fieldsOf = ({ body }: { body: { errors?: { field: string }[] } }) => body.errors?.map(({ field }) => field)

/** A shop with a cashier and a manager, and a till that the cashier has opened with 100 euros. */
export async function openedDay(admin: Caller, values: object = {}) {
  const place = await shopWithTill(admin, values)
  const cashier = await staffOf(admin, place, "cashier")
  const manager = await staffOf(admin, place, "manager")
  const opened = await openTill(cashier, place.till, { 5000: 2 })
  expect([opened.status, opened.body.detail]).toEqual([201, undefined])
  return { ...place, cashier, manager, id: opened.body.id as number }
}
