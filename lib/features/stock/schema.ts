import * as z from "zod"
import { day, id, isoDate, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { documentSorts, documentStates, maxDocumentLines, maxPieces, wasteReasons } from "./values"

const money = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const pieces = z.int().min(1).max(maxPieces)
/** Forms send the text of an option, or nothing. */
const vatRate = z.preprocess((value) => Number(value ?? 0), z.int().min(0).max(10_000))
const person = z.object({ id: z.int(), name: z.string() })

/** A day in the past or today, or nothing for today. */
const bookedOn = unset(day)
const ofLines = <L extends z.ZodType>(one: L) => z.array(one).min(1).max(maxDocumentLines)
const emptyAsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable())

export const deliveryForm = z.object({
  shop: id,
  supplier: line(120).min(1),
  number: line(80).default(""),
  businessDate: bookedOn,
  /** Whether the costs of the lines and the freight include VAT. */
  includesVat: z.boolean().default(false),
  freight: z.preprocess((value) => value ?? 0, money),
  freightVatRate: vatRate,
  note: lines(500).default(""),
  lines: ofLines(
    z.object({
      product: id,
      quantity: pieces,
      /** Of all pieces of the line, in minor units. */
      cost: money,
      vatRate: vatRate,
      expiresOn: emptyAsNull(day),
    }),
  ),
  /** The proposal that this books. */
  proposal: emptyAsNull(id),
})
export type DeliveryForm = z.output<typeof deliveryForm>

const withPieces = z.object({ product: id, quantity: pieces })

export const transferForm = z.object({
  shop: id,
  toShop: id,
  note: lines(500).default(""),
  lines: ofLines(withPieces),
})
export type TransferForm = z.output<typeof transferForm>

/** How many pieces of each line arrived; lines that it leaves out arrived whole. */
export const receiptForm = z.object({
  version: unset(z.int()),
  lines: z.array(z.object({ line: z.int().min(1), received: z.int().min(0).max(maxPieces) })).max(maxDocumentLines),
})
export type ReceiptForm = z.output<typeof receiptForm>

export const wasteForm = z.object({
  shop: id,
  reason: z.enum(wasteReasons),
  note: lines(500).default(""),
  lines: ofLines(withPieces),
})
export type WasteForm = z.output<typeof wasteForm>

export const stockSaleForm = z.object({
  shop: id,
  businessDate: bookedOn,
  note: lines(500).default(""),
  lines: ofLines(withPieces),
})
export type StockSaleForm = z.output<typeof stockSaleForm>

export const reversalForm = z.object({ reason: line(300).min(1) })

export const stockLine = z.object({
  line: z.int(),
  product: z.int(),
  productName: z.string(),
  quantity: z.int(),
  received: z.int().nullable(),
  expiresOn: z.iso.date().nullable(),
  vatRate: z.int().nullable(),
  /** Only for those who may see what products cost. */
  value: z.int().optional(),
  vat: z.int().optional(),
})

export const stockDocument = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(documentStates),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  toShop: z.int().nullable(),
  toShopName: z.string().nullable(),
  currency: z.string(),
  supplier: z.string(),
  number: z.string(),
  reason: z.string(),
  note: z.string(),
  pieces: z.int(),
  value: z.int().optional(),
  vat: z.int().optional(),
  freight: z.int().optional(),
  businessDate: z.iso.date(),
  by: person,
  at: z.iso.datetime(),
  closedBy: person.nullable(),
  closedAt: z.iso.datetime().nullable(),
  entry: z.string().nullable(),
})
export type StockDocument = z.infer<typeof stockDocument>

export const wholeDocument = stockDocument.extend({ lines: z.array(stockLine) })
export type WholeDocument = z.infer<typeof wholeDocument>

export const documentListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  state: unset(z.enum(documentStates)),
  from: unset(isoDate),
  to: unset(isoDate),
  sortBy: unset(z.enum(documentSorts)),
})
export type DocumentListQuery = z.output<typeof documentListQuery>
export const documentList = listOf(stockDocument)
export const documentParams = z.object({ id })

named({ StockDocument: wholeDocument, ListedStockDocument: stockDocument, StockLine: stockLine })
