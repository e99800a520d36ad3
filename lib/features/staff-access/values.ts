/** What a person can be in a business, from most to least rights. */
export const staffRoles = ["owner", "manager", "supervisor", "cashier", "stockClerk", "bookkeeper", "auditor"] as const
export type StaffRole = (typeof staffRoles)[number]

/** Amounts up to which a grant permits something, in minor units of the business's currency. */
export const limitNames = ["paidOut", "discount", "iou", "variance", "banking"] as const
export type LimitName = (typeof limitNames)[number]
