import { type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { amount, exact } from "@/lib/core/db/amounts"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { defaultLocale, locales } from "@/lib/core/i18n/locales"
import { invoiceFormats, partyPrefix } from "./values"

/** Customers, who get invoices, may pay later, or buy in the web shop. Invoices call them clients. */
export const clients = pgTable(
  "clients",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    name: text("name").notNull(),
    company: text("company").notNull().default(""),
    companyEmail: text("company_email").notNull(),
    address: text("address").notNull().default(""),
    country: text("country").notNull().default(""),
    contact: text("contact").notNull().default(""),
    avatar: text("avatar").notNull().default(""),
    /** The language of the customer's invoices. */
    language: choice("language", locales).notNull().default(defaultLocale),
    /** Increases with each edit. */
    version: integer("version").notNull().default(1),
    vatNumber: text("vat_number").notNull().default(""),
    /** The reference that the customer wants on invoices; in Germany the Leitweg-ID of an authority. */
    buyerReference: text("buyer_reference").notNull().default(""),
    /** The format of invoices sent by mail. */
    invoiceFormat: choice("invoice_format", invoiceFormats).notNull().default("auto"),
    /** The credit limit in each business, in minor units of its currency; null, which allows no debt, until somebody sets it. */
    iouLimit: amount("iou_limit"),
    /** The shops where the customer may pay later; empty for all. */
    shopIds: integer("shop_ids").array().notNull().default([]),
    /** Nothing can be charged to blocked customers; they can still pay. */
    isBlocked: boolean("is_blocked").notNull().default(false),
    /** The customer that this one was merged into, who is never merged themselves. The books keep both parties. */
    mergedInto: integer("merged_into"),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name || E'\n' || company_email`)),
    /** For the search of invoices, which also covers the company. */
    invoiceSearch: text("invoice_search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name || E'\n' || company || E'\n' || company_email`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("clients_language_check", t.language, locales),
    oneOf("clients_invoice_format_check", t.invoiceFormat, invoiceFormats),
    exact("clients_iou_limit_exact", t.iouLimit),
    check("clients_iou_limit_check", sql`${t.iouLimit} >= 0`),
    check("clients_merged_into_check", sql`${t.mergedInto} <> ${t.id}`),
    index("clients_merged_into_idx").on(t.workspaceId, t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index("clients_email_idx").on(t.workspaceId, t.companyEmail),
    index("clients_name_idx").on(t.workspaceId, t.name, t.id),
    index("clients_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    index("clients_invoice_search_idx").using("gin", t.invoiceSearch.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)

/** The address for mail to a client: their own, or that of the client who they were merged into. */
export const mailAddress = sql<string>`coalesce((select now.company_email from ${clients} as now
  where now.workspace_id = ${clients.workspaceId} and now.id = ${clients.mergedInto}), ${clients.companyEmail})`

/** A subselect of the ids of a customer and of the customers merged into them. */
export const withMerged = (workspaceId: number, customer: SQL | number): SQL => sql`(select m.id from clients as m
  where m.workspace_id = ${workspaceId} and (m.id = ${customer}::int or m.merged_into = ${customer}::int))`

/** The party of a client in the books, by the client's id: `customer:12`. */
export const partyIn = (id: SQLWrapper): SQL<string> => sql`(${sql.raw(`'${partyPrefix}'`)} || ${id})`

/** The parties of merged customers in the books, as `party`, each with that of the remaining customer, as `now`. */
export const mergedParties = (
  workspaceId: number,
): SQL => sql`select ${partyIn(sql`m.id`)} as party, ${partyIn(sql`m.merged_into`)} as now
  from clients as m where m.workspace_id = ${workspaceId} and m.merged_into is not null`
