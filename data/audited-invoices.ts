import type { Audited } from "./audited"

/** Columns from a list separated by spaces. */
const names = (text: string) => text.trim().split(/\s+/)
const singleton = ["workspace_id"]

/** Audit rules for invoices with their payments, for clients, recurring invoices, reminders and billing details. */
export const auditedInvoices: Record<string, Audited> = {
  clients: {
    record: "client",
    key: ["id"],
    columns: names(
      "name company company_email address country contact avatar language vat_number buyer_reference invoice_format iou_limit shop_ids is_blocked merged_into",
    ),
  },
  invoices: {
    record: "invoice",
    key: ["id"],
    columns:
      names(`number client_id business_id issued_date due_date service status stage kind credits_id currency total paid credited
      document_discount vat_reason buyer_vat_number buyer_reference note terms accepted_payment shows_payment_terms shows_note
      shows_payment_stub sent_at issued_at voided_at parties`),
  },
  invoice_lines: {
    record: "invoice",
    key: ["invoice_id"],
    part: ["id"],
    columns: names(
      "position item description quantity unit unit_price discount vat_rate vat_category credits_position net_correction vat_correction",
    ),
  },
  recurring_invoices: {
    record: "recurring-invoice",
    key: ["id"],
    columns: names("client_id business_id name state act rule starts_on ends_on term_days content total"),
  },
  reminder_policies: { record: "reminder-policy", key: ["business_id"], columns: ["levels"] },
  invoice_reminders: {
    record: "invoice",
    key: ["invoice_id"],
    part: ["level"],
    columns: names("sent_at recipient balance by"),
  },
  invoice_sellers: { record: "invoice", key: ["invoice_id"], part: ["invoice_id"], columns: ["user_id"] },
  payments: {
    record: "invoice",
    key: ["invoice_id"],
    part: ["id"],
    columns: names("kind amount paid_date method till_id bank_account_id note"),
  },
  billing: {
    record: "billing",
    key: singleton,
    columns: names("company address contact email vat_number bank_name country iban swift_code"),
  },
}
