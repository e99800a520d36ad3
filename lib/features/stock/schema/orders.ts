import * as z from "zod"
import { email, id, line, lines, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { maxDocumentLines, maxPieces, orderSorts, orderStates, usualCoverDays } from "../values"

const person = z.object({ id: z.int(), name: z.string() })

export const proposalQuery = z.object({
  shop: unset(id),
  /** Days of sales that the order should last for beyond the reorder point. */
  days: unset(z.coerce.number().int().min(1).max(365)).transform((days) => days ?? usualCoverDays),
})

/** A product at its reorder point or below. */
export const proposedLine = z.object({
  product: z.int(),
  productName: z.string(),
  sku: z.string(),
  supplierCode: z.string(),
  onHand: z.int(),
  available: z.int(),
  ordered: z.int(),
  /** Units sold in the last four weeks. */
  sold: z.int(),
  reorderPoint: z.int(),
  /** The number of pieces in a carton; `quantity` is a multiple of it. */
  outer: z.int(),
  quantity: z.int(),
  /** The cost of a piece at the last delivery, in minor units; for callers who may see it. */
  cost: z.int().nullable().optional(),
})
export type ProposedLine = z.infer<typeof proposedLine>

export const proposal = z.object({
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  currency: z.string(),
  /** Empty for products without a supplier. */
  supplier: z.string(),
  lines: z.array(proposedLine),
})
export type Proposal = z.infer<typeof proposal>

export const proposals = z.object({
  data: z.array(proposal),
  /** Shops that the caller is counting blind: nothing is proposed for them. */
  hidden: z.array(z.int()),
})

export const orderForm = z.object({
  shop: id,
  supplier: line(120).min(1),
  note: lines(500).default(""),
  lines: z
    .array(z.object({ product: id, quantity: z.int().min(1).max(maxPieces) }))
    .min(1)
    .max(maxDocumentLines),
})
export type OrderForm = z.output<typeof orderForm>

export const orderChange = orderForm.omit({ shop: true }).extend({ version: z.int() })
export type OrderChange = z.output<typeof orderChange>

export const orderSending = z.object({
  version: z.int(),
  /** The supplier's e-mail address. If null, the order is only marked as sent, because somebody printed it or phoned. */
  to: z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    email.nullable().meta({ examples: ["name@example.com"] }),
  ),
})

export const orderAct = z.object({ version: z.int() })

export const stockOrder = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(orderStates),
  business: z.int(),
  shop: z.int(),
  shopName: z.string(),
  currency: z.string(),
  supplier: z.string(),
  note: z.string(),
  pieces: z.int(),
  /** At the last costs, without VAT; for callers who may see costs. */
  value: z.int().optional(),
  sentTo: z.string(),
  sentAt: z.iso.datetime().nullable(),
  by: person,
  at: z.iso.datetime(),
})
export type StockOrder = z.infer<typeof stockOrder>

export const orderLine = z.object({
  line: z.int(),
  product: z.int(),
  productName: z.string(),
  supplierCode: z.string(),
  gtin: z.string(),
  quantity: z.int(),
  outer: z.int(),
  received: z.int(),
  value: z.int().optional(),
})
export type OrderLine = z.infer<typeof orderLine>

export const wholeOrder = stockOrder.extend({
  lines: z.array(orderLine),
  legalName: z.string(),
  /** The language of the business, for the printed order. */
  language: z.string(),
  timeZone: z.string(),
  /** The proposed delivery that waits to be booked. */
  proposal: z.int().nullable(),
})
export type WholeOrder = z.infer<typeof wholeOrder>

export const orderListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  state: unset(z.enum(orderStates)),
  sortBy: unset(z.enum(orderSorts)),
})
export type OrderListQuery = z.output<typeof orderListQuery>
export const orderList = listOf(stockOrder)

named({ StockOrder: wholeOrder, ListedStockOrder: stockOrder, StockOrderLine: orderLine, OrderProposal: proposal })
