import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { billing } from "@/lib/features/billing/table"
import { bankAccounts, businesses } from "@/lib/features/businesses/table"
import type { Seller } from "../schema/parties"
import { invoices } from "../table"

/**
 * The issuer as JSON: a business with its first bank account in use, or else the billing details of the workspace. Those also
 * have the telephone number and e-mail address of a business's invoices.
 */
const sellerOf = (workspace: SQL, business: SQL) => sql<Seller>`(select jsonb_build_object(
    'company', coalesce(z.legal_name, b.company, ''),
    'address', case when z.id is null then coalesce(b.address, '')
      else concat_ws(', ', nullif(z.street, ''), nullif(concat_ws(' ', nullif(z.postcode, ''), nullif(z.city, '')), '')) end,
    'contact', coalesce(b.contact, ''), 'email', coalesce(b.email, ''),
    'vatNumber', coalesce(z.vat_number, b.vat_number, ''), 'companyNumber', coalesce(z.company_number, ''),
    'country', coalesce(z.country, b.country, ''), 'logo', coalesce(z.logo, ''),
    'isVatExempt', coalesce(z.vat_scheme = 'exempt', false),
    'street', coalesce(z.street, ''), 'postcode', coalesce(z.postcode, ''), 'city', coalesce(z.city, ''),
    'bankName', case when z.id is null then coalesce(b.bank_name, '') else coalesce(k.name, '') end,
    'iban', case when z.id is null then coalesce(b.iban, '') else coalesce(k.iban, '') end,
    'swiftCode', case when z.id is null then coalesce(b.swift_code, '') else coalesce(k.bic, '') end)
  from (select ${workspace} as id) w left join ${billing} b on b.workspace_id = w.id
  left join ${businesses} z on z.workspace_id = w.id and z.id = ${business}
  left join lateral (select name, iban, bic from ${bankAccounts} account where account.workspace_id = w.id
    and account.business_id = z.id and account.state = 'active' order by account.id limit 1) k on true)`

/** The issuer of an invoice as it is now. */
export const sellerNow = sellerOf(sql`${invoices.workspaceId}`, sql`${invoices.businessId}`)

/** The businesses that can issue invoices, by name. */
export const findSellers = ({ db, workspaceId }: Scope) =>
  db
    .select({
      id: businesses.id,
      name: businesses.tradingName,
      // Drizzle leaves out the table's name where a statement has only one.
      details: sellerOf(sql`businesses.workspace_id`, sql`businesses.id`),
    })
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.state, "active")))
    .orderBy(asc(businesses.tradingName), asc(businesses.id))
    .limit(100)
