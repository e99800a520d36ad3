import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { locales } from "@/lib/core/i18n/locales"
import { currencies } from "@/lib/core/money"
import type { LineReduction, VatOfRate } from "@/lib/core/pricing/stored"
import { colorOptions } from "@/lib/features/catalogue/values"
import { toUser } from "@/lib/features/users/table"
import { moneyKinds, moneyStates, orderPayments, orderStatuses } from "./values"

const workspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

/** A delivery address. Orders keep a copy from the time they were placed. */
export interface Address {
  fullName: string
  phone: string
  line1: string
  line2: string
  city: string
  state: string
  postcode: string
  country: string
  kind: "home" | "work"
}

/** A saved card: a reference that only the provider can charge, and a label that the user recognises. */
export interface SavedCard {
  reference: string
  label: string
}

/**
 * Orders. They outlive the user and the products, so they copy names instead of using foreign keys. Amounts are in minor
 * units.
 */
export const orders = pgTable(
  "orders",
  {
    workspaceId: workspace(),
    id: integer("id").notNull(),
    userId: integer("user_id").notNull(),
    customer: text("customer").notNull(),
    customerEmail: text("customer_email").notNull(),
    /** The language in which the buyer ordered; for mails to buyers who have chosen none in their settings. */
    language: choice("language", locales).notNull().default("en"),
    status: choice("status", orderStatuses).notNull().default("placed"),
    placedAt: instant("placed_at").notNull().defaultNow(),
    payment: choice("payment", orderPayments).notNull(),
    /** The provider's reference and a readable label of the payment. Never card data. */
    paymentReference: text("payment_reference").notNull().default(""),
    paymentLabel: text("payment_label").notNull().default(""),
    /** When the provider captured the payment; null for cash on delivery. */
    chargedAt: instant("charged_at"),
    /** The number of instalments; 0 for a single payment. */
    instalments: integer("instalments").notNull().default(0),
    address: jsonb("address").$type<Address>().notNull(),
    /** The number of units. */
    items: integer("items").notNull(),
    currency: choice("currency", currencies).notNull().default("EUR"),
    subtotal: amount("subtotal").notNull(),
    discount: amount("discount").notNull(),
    couponCode: text("coupon_code").notNull().default(""),
    couponDiscount: amount("coupon_discount").notNull().default(0),
    delivery: amount("delivery").notNull(),
    total: amount("total").notNull(),
    /** By rate, including delivery, which is spread over the rates of the goods. Empty if the country was unknown. */
    vat: jsonb("vat").$type<VatOfRate[]>().notNull().default([]),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`customer || E'\n' || customer_email`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("orders_language_check", t.language, locales),
    oneOf("orders_status_check", t.status, orderStatuses),
    oneOf("orders_payment_check", t.payment, orderPayments),
    oneOf("orders_currency_check", t.currency, currencies),
    check("orders_total_check", sql`${t.total} >= 0 and ${t.total} = subtotal - discount - coupon_discount + delivery`),
    ...allExact("orders", t.subtotal, t.discount, t.couponDiscount, t.delivery, t.total),
    index("orders_user_idx").on(t.workspaceId, t.userId, t.id),
    index("orders_status_idx").on(t.workspaceId, t.status, t.id),
    index("orders_placed_at_idx").on(t.workspaceId, t.placedAt),
    // Finds the first and the latest order of each customer.
    index("orders_customer_idx").on(t.workspaceId, t.customerEmail, t.placedAt),
    index("orders_total_idx").on(t.workspaceId, t.total, t.id),
    index("orders_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

export const toOrder = (workspace: AnyPgColumn, order: AnyPgColumn) =>
  foreignKey({ columns: [workspace, order], foreignColumns: [orders.workspaceId, orders.id] }).onDelete("cascade")

export const orderLines = pgTable(
  "order_lines",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    productId: integer("product_id").notNull(),
    name: text("name").notNull(),
    brand: text("brand").notNull(),
    image: text("image").notNull(),
    color: choice("color", colorOptions),
    qty: integer("qty").notNull(),
    price: amount("price").notNull(),
    discountPercentage: integer("discount_percentage").notNull(),
    /** After discount and offers, but before those with a code. */
    total: amount("total").notNull(),
    /** In basis points; null if the country was unknown. */
    vatRate: integer("vat_rate"),
    /** The discount of each offer, with the offer's name and rules at the time. */
    reductions: jsonb("reductions").$type<LineReduction[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.productId] }),
    toOrder(t.workspaceId, t.orderId),
    oneOf("order_lines_color_check", t.color, colorOptions),
    ...allExact("order_lines", t.price, t.total),
    index("order_lines_product_idx").on(t.workspaceId, t.productId),
    tenantPolicy(),
  ],
)

/** The history of an order's status, with who changed it. */
export const orderEvents = pgTable(
  "order_events",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    nr: integer("nr").notNull(),
    status: choice("status", orderStatuses).notNull(),
    at: instant("at").notNull().defaultNow(),
    /** The user's name rather than an id, because the history outlives the user. */
    by: text("by").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.nr] }),
    toOrder(t.workspaceId, t.orderId),
    oneOf("order_events_status_check", t.status, orderStatuses),
    tenantPolicy(),
  ],
)

/** Payments of an order and refunds to the buyer, numbered within the order. Amounts are positive. */
export const orderMoney = pgTable(
  "order_payments",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    nr: integer("nr").notNull(),
    kind: choice("kind", moneyKinds).notNull(),
    state: choice("state", moneyStates).notNull(),
    amount: amount("amount").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.nr] }),
    toOrder(t.workspaceId, t.orderId),
    oneOf("order_payments_kind_check", t.kind, moneyKinds),
    oneOf("order_payments_state_check", t.state, moneyStates),
    ...allExact("order_payments", t.amount),
    check("order_payments_amount_check", sql`${t.amount} > 0`),
    tenantPolicy(),
  ],
)

/** The address, card and coupon that the shop remembers for a user between visits. */
export const shoppers = pgTable(
  "shoppers",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    address: jsonb("address").$type<Address>(),
    card: jsonb("card").$type<SavedCard>(),
    /** The coupon on the cart. Each read checks whether it still applies. */
    couponCode: text("coupon_code").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)
