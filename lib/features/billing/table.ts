import { pgTable, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"

/** The company that issues invoices, and the bank account customers pay to; one row per workspace. */
export const billing = pgTable(
  "billing",
  {
    workspaceId: workspaceId()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    company: text("company").notNull().default(""),
    address: text("address").notNull().default(""),
    contact: text("contact").notNull().default(""),
    email: text("email").notNull().default(""),
    vatNumber: text("vat_number").notNull().default(""),
    bankName: text("bank_name").notNull().default(""),
    country: text("country").notNull().default(""),
    iban: text("iban").notNull().default(""),
    swiftCode: text("swift_code").notNull().default(""),
  },
  () => [tenantPolicy()],
)
