import { stranger } from "./api"
import { v1 } from "./books-api"

/** A workspace whose only active business issues invoices to one client. */
export interface Trader {
  admin: Awaited<ReturnType<typeof stranger>>
  business: number
  clientId: number
}

export async function trader(more: object = {}): Promise<Trader> {
  const admin = await stranger()
  const firstShop = { name: "Helsinki", till: "Till 1", safe: "Safe" }
  const names = { legalName: "Kirja Oy", country: "FI", currency: "EUR", state: "active", vatNumber: "FI01120389" }
  const business = (await admin.post(`${v1}/businesses`, { ...names, firstShop, invoicePrefix: "KIRJA-", ...more }))
    .body
  const client = { name: "Anna", company: "Kauppa", companyEmail: "anna@kauppa.example", country: "Germany" }
  const { client: made } = (await admin.post("/apps/invoice/add-client", { client })).body
  return { admin, business: business.id, clientId: made.id }
}

export const box = (unitPriceMinor: number, more: object = {}) => ({ item: "Box", qty: 1, unitPriceMinor, ...more })

export const add = async ({ admin, clientId }: Trader, invoice: object) =>
  admin.post("/apps/invoice/add-invoice", { invoice: { clientId, lines: [box(1000, { vatRate: 2550 })], ...invoice } })

export const act = ({ admin }: Trader, name: string, body: object) => admin.post(`/apps/invoice/${name}`, body)
export const details = async ({ admin }: Trader, id: number) => (await admin.get("/api/invoice/details", { id })).body

/** The balances of a business by role, in minor units, without those that are zero. */
export async function balances({ admin, business }: Trader): Promise<Record<string, number>> {
  const query = { at: "2199-12-31" }
  const { data } = (await admin.get(`${v1}/businesses/{id}/trial-balance`, query, { id: String(business) })).body
  const rows = (data as { role: string; balance: number }[]).filter(({ balance }) => balance !== 0)
  return Object.fromEntries(rows.map(({ role, balance }) => [role, balance]))
}
