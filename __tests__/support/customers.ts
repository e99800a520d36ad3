import type { Caller } from "./api"
import { query } from "./facts"

// Customers who pay later, by the calls of the API.

const v1 = "/api/v1"

export const addCustomer = async (who: Caller, values: object = {}) => {
  const { status, body } = await who.post(`${v1}/customers`, { name: "Anna Virtanen", iouLimit: 10_000, ...values })
  if (status !== 201) throw new Error(`adding a customer answered ${JSON.stringify(body)}`)
  return body
}

const on = (who: Caller, customer: number, act: string, body: object) =>
  who.post(`${v1}/customers/{id}/${act}`, body, { id: String(customer) })

export const charge = (who: Caller, customer: number, shop: number, gross: number, more: object = {}) =>
  on(who, customer, "charge", { shop, rates: [{ rate: 2400, gross }], ...more })

export const repayAtBank = (who: Caller, customer: number, shop: number, amount: number) =>
  on(who, customer, "repay", { shop, amount, to: "bank" })

export const repayInCash = (
  who: Caller,
  customer: number,
  { shop, till }: { shop: number; till: number },
  amount: number,
) => on(who, customer, "repay", { shop, amount, to: "till", till })

export const writeOff = (who: Caller, customer: number, shop: number, amount: number) =>
  on(who, customer, "write-off", { shop, amount, reason: "Moved away" })

export const adjust = (who: Caller, customer: number, shop: number, gross: number) =>
  on(who, customer, "adjust", { shop, rates: [{ rate: 2400, gross }], reason: "Brought back" })

export const reverseIou = (who: Caller, entry: string) =>
  who.post(`${v1}/ious/{id}/reverse`, { reason: "A mistake" }, { id: entry })

export const accountOf = async (who: Caller, customer: number, business: number) =>
  (await who.get(`${v1}/customers/{id}/account`, { business }, { id: String(customer) })).body

/** The control account of a business, from its postings, and what its parties have by the cache and by the postings. */
export async function controlOf(business: number) {
  const [row] = await query<{ control: string; parties: string; cached: string; wrong: number }>(
    `with a as (select * from accounts where workspace_id = 1 and business_id = ${business} and role = 'iou_control'),
      p as (select p.party, sum(p.amount) as amount from postings p join a on a.workspace_id = p.workspace_id and a.id = p.account_id
        group by 1),
      b as (select b.* from party_balances b join a on a.workspace_id = b.workspace_id and a.id = b.account_id)
    select (select coalesce(sum(c.balance), 0)::text from account_balances c join a on a.workspace_id = c.workspace_id and a.id = c.account_id) as control,
      (select coalesce(sum(amount), 0)::text from p) as parties, (select coalesce(sum(balance), 0)::text from b) as cached,
      (select count(*)::int from p full join b on b.party = p.party where b.balance is distinct from p.amount) as wrong`,
  )
  const { control, parties, cached, wrong } = row as NonNullable<typeof row>
  return { control: Number(control), parties: Number(parties), cached: Number(cached), wrong }
}
