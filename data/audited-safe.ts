import type { Audited } from "./audited"

/** What the audit log records of cash between tills, safes and the bank. Its money is in the books. */
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
}
