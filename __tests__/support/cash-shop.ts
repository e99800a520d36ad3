import { type Caller, client } from "./api"
import { colleague } from "./people"

/** A business with two shops, each with a till and a safe, for tests of cash. */
export interface CashShop {
  admin: Caller
  business: number
  /** Of shops A and B. */
  shops: number[]
  tills: number[]
  safes: number[]
}

const v1 = "/api/v1"

export async function openCashShop(): Promise<CashShop> {
  const admin = await client("admin")
  const firstShop = { name: "A", till: "A1", safe: "A safe" }
  const values = { legalName: "Cash Oy", country: "FI", currency: "EUR", firstShop }
  const business: number = (await admin.post(`${v1}/businesses`, values)).body.id
  await admin.post(`${v1}/shops`, { business, name: "B", till: "B1", safe: "B safe" })
  const ids = async (name: string) =>
    (await admin.get(`${v1}/${name}`, { business, sortBy: "name" })).body.data.map(({ id }: { id: number }) => id)
  return { admin, business, shops: await ids("shops"), tills: await ids("tills"), safes: await ids("safes") }
}

/** A new colleague with a role in some shops, or in all, and one in the workspace. */
export async function staffOf(
  { admin, business }: CashShop,
  role: string,
  shops: number[] | null = null,
  as = "subscriber",
) {
  const person = await colleague(as)
  const { status, body } = await admin.post(`${v1}/staff-grants`, { business, person: person.user.id, role, shops })
  if (status !== 201) throw new Error(`the grant answered ${JSON.stringify(body)}`)
  return person
}

interface Account {
  code: string
  role: string
  shop: number | null
  balance: number
}

export async function trialBalance({ admin, business }: CashShop): Promise<Account[]> {
  const query = { at: "2099-12-31" }
  return (await admin.get(`${v1}/businesses/{id}/trial-balance`, query, { id: String(business) })).body.data
}

/** The balance of a role at a shop; with null at the business. */
export const balanceOf = async (place: CashShop, role: string, shop: number | null): Promise<number> =>
  (await trialBalance(place)).find((account) => account.role === role && account.shop === shop)?.balance ?? 0

/** Puts money of the owner into the till or the safe of a shop. */
export async function fund(place: CashShop, role: "till" | "safe", shop: number, amount: number): Promise<void> {
  const accounts = await trialBalance(place)
  const code = (named: string, at: number | null) =>
    accounts.find((account) => account.role === named && account.shop === at)?.code
  const lines = [
    { account: code(role, shop), amount },
    { account: code("capital", null), amount: -amount },
  ]
  const businessDate = new Date().toISOString().slice(0, 10)
  const { status, body } = await place.admin.post(`${v1}/journal-entries`, {
    business: place.business,
    businessDate,
    lines,
  })
  if (status !== 201) throw new Error(`funding answered ${JSON.stringify(body)}`)
}

/** The day on which a bag was sealed, in the books: the first on which the bank can credit it. */
export async function sealedOn({ admin }: CashShop, bag: number): Promise<string> {
  const { events } = (await admin.get(`${v1}/bank-bags/{id}`, {}, { id: String(bag) })).body
  const { entry } = events.find(({ kind }: { kind: string }) => kind === "sealed")
  return (await admin.get(`${v1}/journal-entries/{id}`, {}, { id: entry })).body.businessDate
}

export const isIntact = async ({ admin, business }: CashShop): Promise<boolean> =>
  (await admin.get(`${v1}/businesses/{id}/verify`, {}, { id: String(business) })).body.isIntact

/** The errors of a problem document, by field. */
export const problems = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages.join(" ")]))
