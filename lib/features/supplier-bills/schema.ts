import * as z from "zod"
import { id, isoDate, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { supplier } from "@/lib/features/suppliers/schema"
import { billEventKinds, billKinds, billSorts, billStates, billSyntaxes, moneySources } from "./values"

/** An e-invoice that is attached to a mail. */
export const mailBill = z.object({
  file: z.uuid(),
  fileName: z.string(),
  supplier: z.string(),
  number: z.string(),
  total: z.int(),
  currency: z.string(),
  kind: z.enum(billKinds),
  /** The bill that it is already; null if nobody has entered it. */
  bill: z.int().nullable(),
})
export type MailBill = z.infer<typeof mailBill>
export const mailBills = z.object({ data: z.array(mailBill) })

const fields = {
  id: z.int(),
  business: z.int(),
  businessName: z.string(),
  supplier: z.object({ id: z.int(), name: z.string() }),
  state: z.enum(billStates),
  kind: z.enum(billKinds),
  number: z.string(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  /** Minor units. Those of a credit note are not negative, and count the other way round. */
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  /** The total less what the bill says was paid before. */
  due: z.int(),
  /** The part that is outstanding: `due` until the bill is paid or rejected. */
  open: z.int(),
  currency: z.string(),
  paidOn: z.iso.date().nullable(),
  arrivedAt: z.iso.datetime(),
  enteredBy: z.object({ id: z.int(), name: z.string() }),
  version: z.int(),
}
export const listedBill = z.object(fields)
export type ListedBill = z.infer<typeof listedBill>
export const supplierBill = z.object({
  ...fields,
  supplier,
  rounding: z.int(),
  prepaid: z.int(),
  remittance: z.string(),
  iban: z.string(),
  note: z.string(),
  reason: z.string(),
  syntax: z.enum(billSyntaxes),
  fileName: z.string(),
  /** Whether there is a file: e-invoices always have one. */
  hasFile: z.boolean(),
  paidFrom: z.object({ source: z.enum(moneySources), place: z.int().nullable(), name: z.string() }).nullable(),
  /** Whether the amount is one that only somebody else than its enterer approves. */
  needsFourEyes: z.boolean(),
  /** Whether the caller brought it in. */
  isMine: z.boolean(),
  vatRows: z.array(z.object({ category: z.string(), rate: z.int(), net: z.int(), vat: z.int() })),
  lines: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      description: z.string(),
      code: z.string(),
      gtin: z.string(),
      /** Plain decimals. */
      quantity: z.string(),
      unit: z.string(),
      price: z.string(),
      net: z.int(),
      vatCategory: z.string(),
      vatRate: z.int(),
      account: z.int().nullable(),
      /** The product that the line is, if a delivery takes it into stock. */
      product: z.int().nullable(),
      productName: z.string(),
      pieces: z.int().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(billEventKinds),
      at: z.iso.datetime(),
      person: z.string(),
      note: z.string(),
      entry: z.string().nullable(),
    }),
  ),
  /** Parts that entries of other nouns settled, such as direct debits. `isEnded`: the entry was reversed. */
  settlements: z.array(z.object({ entry: z.string(), amount: z.int(), on: z.iso.date(), isEnded: z.boolean() })),
  /** The accounts that lines can be posted to, by code. */
  accounts: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
  /** Products that lines seem to be, by barcode, the supplier’s code, or an earlier bill. */
  suggestions: z.array(z.object({ position: z.int(), product: z.int(), productName: z.string(), pieces: z.int() })),
  /** The delivery that takes the goods into stock. */
  delivery: z.object({ id: z.int(), state: z.string(), shopName: z.string() }).nullable(),
  /** A delivery that was booked with this number and has posted the bill already. */
  delivered: z.int().nullable(),
})
export type SupplierBill = z.infer<typeof supplierBill>

export const billListQuery = listQuery({
  business: unset(id),
  supplier: unset(id),
  state: unset(z.enum(billStates)),
  issuedFrom: unset(isoDate),
  issuedTo: unset(isoDate),
  dueFrom: unset(isoDate),
  dueTo: unset(isoDate),
  sortBy: unset(z.enum(billSorts)),
})
export type BillListQuery = z.output<typeof billListQuery>
export const billList = listOf(listedBill)
export const billSum = z.object({ currency: z.string(), count: z.int(), total: z.int(), open: z.int() })
export type BillSum = z.infer<typeof billSum>
export const billSums = z.object({ data: z.array(billSum) })

named({ SupplierBill: supplierBill, MailBill: mailBill })
