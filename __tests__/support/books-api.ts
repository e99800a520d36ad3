import type { Caller } from "./api"

// The calls of the ledger, for one business at a time.

export const v1 = "/api/v1"

/** The path of a call about the books of a business. */
export const ofBusiness = (name: string) => `${v1}/businesses/{id}/${name}`

/** A line of an entry: the account's code, the amount, and further fields. */
export type ApiLine = [account: string, amount: number, more?: object]

export const capital: ApiLine[] = [
  ["1010", 10_000],
  ["3000", -10_000],
]

/** Adds a business with a shop and a till. @returns its id */
export async function addBusiness(admin: Caller): Promise<number> {
  const firstShop = { name: "Helsinki", till: "Till 1", safe: "Safe" }
  const values = { legalName: "Lindqvist Oy", country: "FI", currency: "EUR", firstShop }
  return (await admin.post(`${v1}/businesses`, values)).body.id
}

/** Functions that read the books of the current business and post to them. */
export function booksApi(current: () => { admin: Caller; business: number }) {
  const entry = (lines: ApiLine[], more: object = {}) => ({
    business: current().business,
    businessDate: "2026-06-15",
    lines: lines.map(([account, amount, rest]) => ({ account, amount, ...rest })),
    ...more,
  })
  return {
    entry,
    get: async (name: string, query: Record<string, unknown> = {}) => {
      const { admin, business } = current()
      return (await admin.get(ofBusiness(name), query, { id: String(business) })).body
    },
    post: (lines: ApiLine[], more?: object) => current().admin.post(`${v1}/journal-entries`, entry(lines, more)),
  }
}
