import { isWorkingDay } from "@/lib/core/holidays"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { type CashShop, staffOf } from "./cash-shop"
import { openPayments, today } from "./payments"
import { deliver, productNamed } from "./stock"

// Records that no sample makes, because they need others beside their own.

const v1 = "/api/v1"

async function made(sent: Promise<{ status: number; body: { id: number; version: number } }>) {
  const { status, body } = await sent
  if (status >= 300) throw new Error(`a command answered ${status} ${JSON.stringify(body)}`)
  return body
}

const nextBankDay = (from = shiftDay(today, 1)): string =>
  isWorkingDay(from, "TARGET") ? from : nextBankDay(shiftDay(from, 1))

async function transferIn({ admin, shops }: CashShop): Promise<number> {
  const [shop, toShop] = shops as [number, number]
  const product = await productNamed(admin)
  await made(deliver(admin, shop, [{ product, quantity: 5, cost: 100 }]))
  return (await made(admin.post(`${v1}/stock-transfers`, { shop, toShop, lines: [{ product, quantity: 2 }] }))).id
}

async function occurrenceIn(place: CashShop): Promise<number> {
  const debit = {
    ...{ business: place.business, shop: place.shops[0], creditor: "Landlord Oy", amount: 120_000, kind: "rent" },
    ...{ rule: "FREQ=WEEKLY", startsOn: today, calendar: "FI" },
  }
  const { id, version } = await made(place.admin.post(`${v1}/direct-debits`, debit))
  const owner = await staffOf(place, "owner")
  await made(owner.post(`${v1}/direct-debits/{id}/activate`, { version }, { id: String(id) }))
  const { body } = await place.admin.get(`${v1}/direct-debit-occurrences`, { directDebit: id })
  return body.data[0].id
}

/** An exported batch of transfers, in a business of its own. */
async function batch(): Promise<number> {
  const { billed, bookkeeper, business, bankAccount } = await openPayments()
  const items = [{ kind: "bill", id: (await billed(10_000)).id }]
  const wanted = { business, kind: "transfer", bankAccount, executionOn: nextBankDay(), items }
  const { id, version } = await made(bookkeeper.post(`${v1}/payment-batches`, wanted))
  await made(bookkeeper.post(`${v1}/payment-batches/{id}/export`, { version }, { id: String(id) }))
  return id
}

/** Makes a record of each noun. @returns their ids by the noun of a path */
export const rareRecords = async (place: CashShop): Promise<Record<string, number[]>> => ({
  "stock-transfers": [await transferIn(place)],
  "direct-debit-occurrences": [await occurrenceIn(place)],
  "payment-batches": [await batch()],
})
