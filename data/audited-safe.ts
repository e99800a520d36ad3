import type { Audited } from "./audited"

/** Audit rules for cash on its way to the bank (the money itself is in the books), bills, payments, stock, debits and offers. */
export const auditedSafe: Record<string, Audited> = {
  safes: {
    record: "safe",
    key: ["id"],
    columns: "business_id shop_id state name insured_limit change_fund".split(" "),
  },
  drops: {
    record: "drop",
    key: ["id"],
    columns: "business_id shop_id till_id envelope amount state business_date counted closed_by reason".split(" "),
  },
  safe_movements: {
    record: "safe-movement",
    key: ["id"],
    columns: "business_id shop_id kind amount expected note witness_id".split(" "),
  },
  bank_bags: {
    record: "bank-bag",
    key: ["id"],
    columns:
      "business_id shop_id bank_account_id state number slip_number seal_number carrier amount credited credited_on resolution".split(
        " ",
      ),
  },
  counter_deposits: {
    record: "counter-deposit",
    key: ["id"],
    columns: "business_id shop_id till_id bank_account_id amount fee business_date".split(" "),
  },
  suppliers: {
    record: "supplier",
    key: ["id"],
    columns:
      "name vat_number company_number iban bic country email phone street postcode city payment_days merged_into".split(
        " ",
      ),
  },
  supplier_bills: {
    record: "supplier-bill",
    key: ["id"],
    columns: "business_id supplier_id state kind number issued_on due_on net vat total reason paid_on paid_from".split(
      " ",
    ),
  },
  bank_statements: {
    record: "bank-statement",
    key: ["id"],
    columns: "business_id bank_account_id statement_id from_day to_day opening closing lines".split(" "),
  },
  bank_matches: {
    record: "bank-line",
    key: ["line_id"],
    part: ["id"],
    columns: "business_id bank_account_id kind entry_id account_id amount ended_at".split(" "),
  },
  bank_rules: {
    record: "bank-rule",
    key: ["id"],
    columns: "business_id state pattern_kind pattern direction kind account_id vat_rate is_automatic".split(" "),
  },
  account_payments: {
    record: "account-payment",
    key: ["id"],
    columns:
      "business_id shop_id party_kind party_id amount allocated method till_id bank_account_id paid_on memo entry_id reversed_at".split(
        " ",
      ),
  },
  payment_allocations: {
    record: "account-payment",
    key: ["payment_id"],
    part: ["id"],
    columns: "kind target_id amount allocated_on entry_id ended_at reason".split(" "),
  },
  payment_batches: {
    record: "payment-batch",
    key: ["id"],
    columns:
      "business_id bank_account_id kind state message_id execution_on items total exported_at answered_on note".split(
        " ",
      ),
  },
  sepa_mandates: {
    record: "sepa-mandate",
    key: ["id"],
    columns: "business_id customer_id reference kind signed_on holder iban bic state".split(" "),
  },
  sepa_creditors: {
    record: "business",
    key: ["business_id"],
    part: ["business_id"],
    columns: ["creditor_id"],
  },
  stock_documents: {
    record: "stock-document",
    key: ["id"],
    columns: "business_id shop_id to_shop_id kind state supplier number reason value business_date".split(" "),
  },
  stock_orders: {
    record: "stock-order",
    key: ["id"],
    columns: "business_id shop_id state supplier note sent_to pieces value".split(" "),
  },
  stock_order_lines: {
    record: "stock-order",
    key: ["order_id"],
    part: ["line"],
    columns: "product_id product_name quantity received value".split(" "),
  },
  stock_settings: {
    record: "stock-settings",
    key: ["workspace_id"],
    columns: ["web_shop_id"],
  },
  recurring_charges: {
    record: "recurring-charge",
    key: ["id"],
    columns: "customer_id business_id shop_id text amount vat_rate rule starts_on ends_on pauses is_active".split(" "),
  },
  direct_debits: {
    record: "direct-debit",
    key: ["id"],
    columns:
      "business_id shop_id creditor creditor_id mandate kind purpose account vat_rate bank_account_id amount tolerance rule starts_on ends_on adjust calendar state".split(
        " ",
      ),
  },
  direct_debit_occurrences: {
    record: "direct-debit-occurrence",
    key: ["id"],
    columns: "business_id shop_id debit_id due_on attempt expected state amount collected_on failed_on fee".split(" "),
  },
  offers: {
    record: "offer",
    key: ["id"],
    columns:
      "business_id name code state kind reward target conditions starts_on ends_on starts_at ends_at priority stacks most most_uses most_per_customer is_offered uses".split(
        " ",
      ),
  },
}
