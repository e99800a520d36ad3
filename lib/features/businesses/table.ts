import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { businessKinds, businessStates, partStates, vatPeriods, vatSchemes } from "./values"

const version = () => integer("version").notNull().default(1)
const createdAt = () => instant("created_at").notNull().defaultNow()

/** Legal entities: each has one set of books, one VAT number and one currency. Deleted only with their workspace. */
export const businesses = pgTable(
  "businesses",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    state: choice("state", businessStates).notNull().default("draft"),
    legalName: text("legal_name").notNull(),
    /** The name that customers know. */
    tradingName: text("trading_name").notNull(),
    kind: choice("kind", businessKinds).notNull().default("company"),
    /** Without spaces. Empty if unknown; the same holds for the VAT number. */
    companyNumber: text("company_number").notNull().default(""),
    vatNumber: text("vat_number").notNull().default(""),
    vatScheme: choice("vat_scheme", vatSchemes).notNull().default("accrual"),
    vatPeriod: choice("vat_period", vatPeriods).notNull().default("month"),
    /** Fixed once something is posted. */
    currency: char("currency", { length: 3 }).notNull(),
    country: char("country", { length: 2 }).notNull(),
    /** The language of its documents. */
    language: text("language").notNull().default("en"),
    street: text("street").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    city: text("city").notNull().default(""),
    /** The month whose last day ends the financial year. */
    yearEndMonth: integer("year_end_month").notNull().default(12),
    invoicePrefix: text("invoice_prefix").notNull().default(""),
    logo: text("logo").notNull().default(""),
    /** `#rrggbb`. */
    colour: text("colour").notNull().default(""),
    version: version(),
    createdAt: createdAt(),
    search: text("search")
      .notNull()
      .generatedAlwaysAs(
        (): SQL => folded(sql`trading_name || E'\n' || legal_name || E'\n' || company_number || E'\n' || vat_number`),
      ),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("businesses_state_check", t.state, businessStates),
    oneOf("businesses_kind_check", t.kind, businessKinds),
    oneOf("businesses_vat_scheme_check", t.vatScheme, vatSchemes),
    oneOf("businesses_vat_period_check", t.vatPeriod, vatPeriods),
    check("businesses_year_end_check", sql`${t.yearEndMonth} between 1 and 12`),
    index("businesses_name_idx").on(t.workspaceId, t.tradingName, t.id),
    index("businesses_state_idx").on(t.workspaceId, t.state, t.id),
    index("businesses_created_idx").on(t.workspaceId, t.createdAt, t.id),
    index("businesses_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** The premises of a business. A shop never changes its business. */
export const shops = pgTable(
  "shops",
  {
    workspaceId: workspaceId(),
    id: integer("id").notNull(),
    businessId: integer("business_id").notNull(),
    state: choice("state", businessStates).notNull().default("active"),
    name: text("name").notNull(),
    /** Short, for documents and lists; unique in its business. */
    code: text("code").notNull(),
    street: text("street").notNull().default(""),
    postcode: text("postcode").notNull().default(""),
    city: text("city").notNull().default(""),
    timeZone: text("time_zone").notNull().default("Europe/Helsinki"),
    /** The local hour at which its trading day ends. */
    cutOffHour: integer("cut_off_hour").notNull().default(4),
    /** From Monday: the hours of each day, or null if it is closed. */
    openingHours: jsonb("opening_hours").$type<({ from: string; until: string } | null)[]>().notNull().default([]),
    /** The cash that is left in a till to start the day. */
    floatTarget: amount("float_target").notNull().default(0),
    /** The cash in a till above which some should go to the safe; null for no threshold. */
    dropThreshold: amount("drop_threshold"),
    /** The difference in a count that needs no explanation. */
    varianceTolerance: amount("variance_tolerance").notNull().default(0),
    /** Whether cashiers count without seeing the expected sum. */
    blindCount: boolean("blind_count").notNull().default(true),
    /** Minor units to which cash is rounded. */
    cashRounding: integer("cash_rounding").notNull().default(1),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "shops_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    // The foreign keys of tills and safes name the business too, so that it can't differ from their shop's.
    unique("shops_business_shop_key").on(t.workspaceId, t.businessId, t.id),
    uniqueIndex("shops_code_key").on(t.workspaceId, t.businessId, sql`lower(${t.code})`),
    oneOf("shops_state_check", t.state, businessStates),
    ...allExact("shops", t.floatTarget, t.dropThreshold, t.varianceTolerance),
    check("shops_cut_off_check", sql`${t.cutOffHour} between 0 and 23`),
    index("shops_name_idx").on(t.workspaceId, t.name, t.id),
    index("shops_state_idx").on(t.workspaceId, t.state, t.id),
    tenantPolicy(),
  ],
)

type OfShop = Record<"workspaceId" | "businessId" | "shopId", AnyPgColumn>
const toShop = (name: string, { workspaceId, businessId, shopId }: OfShop) =>
  foreignKey({
    name,
    columns: [workspaceId, businessId, shopId],
    foreignColumns: [shops.workspaceId, shops.businessId, shops.id],
  }).onDelete("cascade")

/** The columns that tills, safes and bank accounts have in common. */
const part = () => ({
  workspaceId: workspaceId(),
  id: integer("id").notNull(),
  businessId: integer("business_id").notNull(),
  state: choice("state", partStates).notNull().default("active"),
  name: text("name").notNull(),
  version: version(),
  createdAt: createdAt(),
})

/** Cash drawers. */
export const tills = pgTable("tills", { ...part(), shopId: integer("shop_id").notNull() }, (t) => [
  primaryKey({ columns: [t.workspaceId, t.id] }),
  toShop("tills_shop_fk", t),
  uniqueIndex("tills_name_key").on(t.workspaceId, t.shopId, sql`lower(${t.name})`),
  oneOf("tills_state_check", t.state, partStates),
  tenantPolicy(),
])

/** The safe of a shop, which has one at a time. */
export const safes = pgTable(
  "safes",
  {
    ...part(),
    shopId: integer("shop_id").notNull(),
    /** The cash that the insurance covers; null if there is no limit. */
    insuredLimit: amount("insured_limit"),
    /** The cash left in the safe as change. */
    changeFund: amount("change_fund").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    toShop("safes_shop_fk", t),
    uniqueIndex("safes_shop_key").on(t.workspaceId, t.shopId).where(sql`${t.state} = 'active'`),
    ...allExact("safes", t.insuredLimit, t.changeFund),
    oneOf("safes_state_check", t.state, partStates),
    tenantPolicy(),
  ],
)

export const bankAccounts = pgTable(
  "bank_accounts",
  {
    ...part(),
    /** Without spaces. */
    iban: text("iban").notNull(),
    bic: text("bic").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "bank_accounts_business_fk",
      columns: [t.workspaceId, t.businessId],
      foreignColumns: [businesses.workspaceId, businesses.id],
    }).onDelete("cascade"),
    uniqueIndex("bank_accounts_iban_key").on(t.workspaceId, t.businessId, t.iban),
    oneOf("bank_accounts_state_check", t.state, partStates),
    tenantPolicy(),
  ],
)
