import { type SQL, sql } from "drizzle-orm"
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { folded } from "@/lib/core/db/folded"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { defaultLocale, locales } from "@/lib/core/i18n/locales"

/** Companies that the workspace bills, each with a contact person for invoices. */
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
    /** The language of their invoices. */
    language: choice("language", locales).notNull().default(defaultLocale),
    search: text("search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name || E'\n' || company_email`)),
    /** For the search of invoices, which also looks at the company. */
    invoiceSearch: text("invoice_search")
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`name || E'\n' || company || E'\n' || company_email`)),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("clients_language_check", t.language, locales),
    index("clients_name_idx").on(t.workspaceId, t.name, t.id),
    index("clients_search_idx").using("gin", t.search.op("gin_trgm_ops")),
    index("clients_invoice_search_idx").using("gin", t.invoiceSearch.op("gin_trgm_ops")),
    tenantPolicy(),
  ],
)
