import type { Audited } from "./audited"

/** Columns from a list separated by spaces. */
const names = (text: string) => text.trim().split(/\s+/)

/** Audit rules for businesses with their shops, and for staff grants. */
export const auditedBusinesses: Record<string, Audited> = {
  businesses: {
    record: "business",
    key: ["id"],
    columns:
      names(`state legal_name trading_name kind company_number vat_number vat_scheme vat_period currency country language
      street postcode city year_end_month invoice_prefix logo colour`),
  },
  shops: {
    record: "business-shop",
    key: ["id"],
    columns: names(`business_id state name code street postcode city time_zone cut_off_hour opening_hours float_target
      drop_threshold variance_tolerance blind_count cash_rounding`),
  },
  deposit_policies: {
    record: "business-shop",
    key: ["shop_id"],
    part: ["shop_id"],
    columns: names("banking_days verify_within_hours credit_within_days witness_required photo_above"),
  },
  tills: { record: "till", key: ["id"], columns: names("business_id shop_id state name") },
  safes: { record: "safe", key: ["id"], columns: names("business_id shop_id state name insured_limit change_fund") },
  bank_accounts: { record: "bank-account", key: ["id"], columns: names("business_id state name iban bic") },
  staff_grants: {
    record: "staff-grant",
    key: ["id"],
    columns: names("business_id user_id role all_shops starts_at ends_at limits overrides made_by"),
  },
  staff_grant_shops: { record: "staff-grant", key: ["grant_id"], part: ["shop_id"], columns: ["shop_id"] },
}
