/** Accounts whose postings name a customer or supplier, or whose cash somebody counts. */
const others = ["iou_control", "trade_debtors", "supplier_control", "customer_deposits", "till", "safe", "drop_pending"]

/** Whether a line can be booked on an account by choosing it. */
export const isBookable = ({ role, isArchived }: { role: string; isArchived: boolean }): boolean =>
  !isArchived && !others.includes(role)
