import { toUbl } from "@/lib/features/einvoices/service/ubl/write"
import type { Caller } from "./api"
import { billOf, upload } from "./bills"
import { addAccount } from "./camt"
import { type CashShop, openCashShop, staffOf } from "./cash-shop"

// A business with a bank account, a customer with invoices, and a supplier with approved bills.

const v1 = "/api/v1"
export const today = new Date().toISOString().slice(0, 10)
type Record = { id: number; version: number }

export async function openPayments() {
  const place: CashShop = await openCashShop()
  const { admin, business } = place
  const bankAccount = await addAccount(place)
  const bookkeeper = await staffOf(place, "bookkeeper")
  const clerk = await staffOf(place, "stockClerk")
  await admin.patch(`${v1}/businesses/{id}`, { state: "active" }, { id: String(business) })
  const client = { name: "Anna", company: "Kauppa Oy", companyEmail: "anna@kauppa.example", country: "Finland" }
  const customer = (await admin.post("/apps/invoice/add-client", { client })).body.client.id as number
  let n = 0

  /** An approved bill of a supplier. */
  async function billed(net: number, more: Partial<Parameters<typeof billOf>[0]> = {}) {
    n += 1
    const xml = toUbl(billOf({ number: `PAY-${n}`, lines: [[net, 2550]], iban: "DE89370400440532013000", ...more }))
    const { body } = await upload(clerk.token, xml, { query: { business } })
    const of = { id: String(body.id) }
    const approved = await bookkeeper.post(`${v1}/supplier-bills/{id}/approve`, { version: body.version }, of)
    if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
    return approved.body
  }

  /** An issued invoice over an amount without VAT. */
  async function invoiced(amount: number) {
    const lines = [{ item: "Box", qty: 1, unitPriceMinor: amount, vatRate: 0 }]
    const invoice = { clientId: customer, businessId: business, lines, invoiceStatus: "Sent", currency: "EUR" }
    const { status, body } = await admin.post("/apps/invoice/add-invoice", { invoice })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.invoice.id as number
  }

  /** Lets the customer owe an IOU. */
  const owe = (amount: number) =>
    admin.post(`${v1}/journal-entries`, {
      ...{ business, businessDate: today },
      lines: [
        { account: "1210", amount, party: `customer:${customer}` },
        { account: "4000", amount: -amount },
      ],
    })

  const paid = async (amount: number, more: object = {}, who: Pick<Caller, "post"> = bookkeeper) =>
    who.post(`${v1}/account-payments`, {
      ...{ business, partyKind: "customer", party: customer, amount, paidOn: today, bankAccount, ...more },
    })
  const act = (name: string, { id, version }: Record, body: object, who: Pick<Caller, "post"> = bookkeeper) =>
    who.post(`${v1}/account-payments/{id}/${name}`, { version, ...body }, { id: String(id) })
  return { place, admin, business, bankAccount, bookkeeper, clerk, customer, billed, invoiced, owe, paid, act }
}
export type Payments = Awaited<ReturnType<typeof openPayments>>

/** The fields that an error names. */
export const fieldsOf = ({ body }: { body: { errors?: { field: string }[] } }) => body.errors?.map(({ field }) => field)
