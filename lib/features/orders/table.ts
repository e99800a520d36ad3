import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { currencies } from "@/lib/core/money"
import { colorOptions } from "@/lib/features/ecommerce/values"
import { toUser } from "@/lib/features/users/table"
import { couponKinds, orderPayments, orderStatuses } from "./values"

const workspace = () => workspaceId().references(() => workspaces.id, { onDelete: "cascade" })

/** A delivery address as it was when the order was placed. */
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

/** A card as its provider knows it: a reference that only they can charge, and what a person recognises it by. */
export interface KeptCard {
  reference: string
  label: string
}

/**
 * What was bought. It outlives the person and the products, so it names them instead of pointing at them.
 * Amounts in minor units.
 */
export const orders = pgTable(
  "orders",
  {
    workspaceId: workspace(),
    id: integer("id").notNull(),
    userId: integer("user_id").notNull(),
    customer: text("customer").notNull(),
    customerEmail: text("customer_email").notNull(),
    status: choice("status", orderStatuses).notNull().default("placed"),
    placedAt: instant("placed_at").notNull().defaultNow(),
    payment: choice("payment", orderPayments).notNull(),
    /** What the provider knows the payment by, and how a person does; never anything of a card. */
    paymentReference: text("payment_reference").notNull().default(""),
    paymentLabel: text("payment_label").notNull().default(""),
    /** When the provider took the money; nothing for what is paid at the door. */
    chargedAt: instant("charged_at"),
    /** In how many parts it is paid; 0 for all at once. */
    instalments: integer("instalments").notNull().default(0),
    address: jsonb("address").$type<Address>().notNull(),
    /** How many pieces. */
    items: integer("items").notNull(),
    currency: choice("currency", currencies).notNull().default("USD"),
    subtotal: integer("subtotal").notNull(),
    discount: integer("discount").notNull(),
    couponCode: text("coupon_code").notNull().default(""),
    couponDiscount: integer("coupon_discount").notNull().default(0),
    delivery: integer("delivery").notNull(),
    total: integer("total").notNull(),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(customer || E'\n' || customer_email)`),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("orders_status_check", t.status, orderStatuses),
    oneOf("orders_payment_check", t.payment, orderPayments),
    oneOf("orders_currency_check", t.currency, currencies),
    check("orders_total_check", sql`${t.total} >= 0 and ${t.total} = subtotal - discount - coupon_discount + delivery`),
    index("orders_user_idx").on(t.workspaceId, t.userId, t.id),
    index("orders_status_idx").on(t.workspaceId, t.status, t.id),
    index("orders_placed_at_idx").on(t.workspaceId, t.placedAt),
    // When each customer first and last bought.
    index("orders_customer_idx").on(t.workspaceId, t.customerEmail, t.placedAt),
    index("orders_total_idx").on(t.workspaceId, t.total, t.id),
    index("orders_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

const toOrder = (workspace: AnyPgColumn, order: AnyPgColumn) =>
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
    price: integer("price").notNull(),
    discountPercentage: integer("discount_percentage").notNull(),
    /** After the discount, which rounds once per line. */
    total: integer("total").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.productId] }),
    toOrder(t.workspaceId, t.orderId),
    oneOf("order_lines_color_check", t.color, colorOptions),
    index("order_lines_product_idx").on(t.workspaceId, t.productId),
    tenantPolicy(),
  ],
)

/** What became of an order, and by whom. */
export const orderEvents = pgTable(
  "order_events",
  {
    workspaceId: workspaceId(),
    orderId: integer("order_id").notNull(),
    nr: integer("nr").notNull(),
    status: choice("status", orderStatuses).notNull(),
    at: instant("at").notNull().defaultNow(),
    /** A name, for it outlives the person. */
    by: text("by").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.orderId, t.nr] }),
    toOrder(t.workspaceId, t.orderId),
    oneOf("order_events_status_check", t.status, orderStatuses),
    tenantPolicy(),
  ],
)

/** What makes an order cheaper for whoever knows the code. */
export const coupons = pgTable(
  "coupons",
  {
    workspaceId: workspace(),
    /** In capitals. */
    code: text("code").notNull(),
    kind: choice("kind", couponKinds).notNull(),
    /** Percent, or minor units; nothing for free delivery. */
    value: integer("value").notNull().default(0),
    /** From what the goods come to after their own discounts, in minor units. */
    minimum: integer("minimum").notNull().default(0),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    mostUses: integer("most_uses"),
    uses: integer("uses").notNull().default(0),
    oncePerPerson: boolean("once_per_person").notNull().default(false),
    /** Offered to everyone in the cart; the others are for those who were told. */
    isOffered: boolean("is_offered").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.code] }),
    oneOf("coupons_kind_check", t.kind, couponKinds),
    check("coupons_value_check", sql`${t.value} >= 0 and (${t.kind} <> 'percent' or ${t.value} between 1 and 100)`),
    check("coupons_uses_check", sql`${t.uses} >= 0 and (${t.mostUses} is null or ${t.uses} <= ${t.mostUses})`),
    tenantPolicy(),
  ],
)

/** What the shop keeps in mind of a person between two visits. */
export const shoppers = pgTable(
  "shoppers",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    address: jsonb("address").$type<Address>(),
    card: jsonb("card").$type<KeptCard>(),
    /** The coupon on the cart; whether it still counts is asked each time. */
    couponCode: text("coupon_code").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)
