import type { Rule } from "@/lib/core/auth/ability"

/** What a person can be in a business, from most to least rights. */
export const staffRoles = ["owner", "manager", "supervisor", "cashier", "stockClerk", "bookkeeper", "auditor"] as const
export type StaffRole = (typeof staffRoles)[number]

/** Amounts up to which a grant permits something, in minor units of the business's currency. */
export const limitNames = ["paidOut", "discount", "iou", "variance", "banking"] as const
export type LimitName = (typeof limitNames)[number]

/** What people do in a business, in the order of the screens. */
export const duties = [
  "seeShops",
  "changeShops",
  "addShops",
  "changeBusiness",
  "seeBankAccounts",
  "manageBankAccounts",
  "countTill",
  "seeExpectedCash",
  "reviewCashUp",
  "drop",
  "verifyDrop",
  "countSafe",
  "sealBag",
  "matchBank",
  "chargeIou",
  "adjustIou",
  "writeOffIou",
  "keepStock",
  "setPrices",
  "proposeDebit",
  "activateDebit",
  "confirmDebit",
  "seeBooks",
  "postEntry",
  "reverseEntry",
  "lockPeriod",
  "unlockPeriod",
  "seeStaff",
  "manageStaff",
] as const
export type Duty = (typeof duties)[number]

/** Duties by role: `true`, or the limit up to which the role has it. Without a limit in the grant, that is nothing. */
export const matrix: Record<StaffRole, Partial<Record<Duty, true | LimitName>>> = {
  owner: Object.fromEntries(duties.map((duty) => [duty, true])),
  manager: {
    seeShops: true,
    changeShops: true,
    seeBankAccounts: true,
    countTill: true,
    seeExpectedCash: true,
    reviewCashUp: true,
    drop: true,
    verifyDrop: true,
    countSafe: true,
    sealBag: true,
    chargeIou: true,
    adjustIou: true,
    keepStock: true,
    setPrices: true,
    proposeDebit: true,
    reverseEntry: true,
    seeStaff: true,
    manageStaff: true,
  },
  supervisor: {
    seeShops: true,
    countTill: true,
    seeExpectedCash: true,
    reviewCashUp: "variance",
    drop: true,
    verifyDrop: true,
    countSafe: true,
    chargeIou: "iou",
    keepStock: true,
  },
  cashier: { seeShops: true, countTill: true, drop: true, chargeIou: "iou" },
  stockClerk: { seeShops: true, keepStock: true },
  bookkeeper: {
    seeShops: true,
    seeBankAccounts: true,
    seeExpectedCash: true,
    matchBank: true,
    confirmDebit: true,
    seeBooks: true,
    postEntry: true,
    reverseEntry: true,
    lockPeriod: true,
  },
  auditor: { seeShops: true, seeBankAccounts: true, seeExpectedCash: true, seeBooks: true, seeStaff: true },
}

/**
 * The rights that a duty consists of. A noun adds those of its own subjects here when it arrives; a duty without rights
 * permits nothing yet and is not shown.
 */
export const rightsOf: Partial<Record<Duty, readonly Rule[]>> = {
  seeShops: [
    ["read", "Business"],
    ["read", "Shop"],
    ["read", "Safe"],
  ],
  changeShops: [
    ["update", "Shop"],
    ["update", "Safe"],
  ],
  addShops: [["create", "Shop"]],
  changeBusiness: [["update", "Business"]],
  seeBankAccounts: [["read", "BankAccount"]],
  manageBankAccounts: [
    ["create", "BankAccount"],
    ["update", "BankAccount"],
  ],
  seeExpectedCash: [
    ["read", "ExpectedCash"],
    ["read", "Drop"],
    ["read", "SafeCash"],
    ["read", "BankBag"],
    ["read", "CounterDeposit"],
  ],
  drop: [
    ["create", "Drop"],
    ["read", "Drop"],
  ],
  verifyDrop: [
    ["read", "Drop"],
    ["update", "Drop"],
  ],
  countSafe: [
    ["read", "SafeCash"],
    ["update", "SafeCash"],
  ],
  sealBag: [
    ["read", "BankBag"],
    ["create", "BankBag"],
    ["update", "BankBag"],
    ["read", "SafeCash"],
    ["read", "CounterDeposit"],
    ["create", "CounterDeposit"],
  ],
  matchBank: [
    ["read", "BankBag"],
    ["read", "BankCredit"],
    ["update", "BankCredit"],
  ],
  seeBooks: [["read", "Books"]],
  postEntry: [
    ["create", "JournalEntry"],
    ["create", "Books"],
    ["update", "Books"],
  ],
  reverseEntry: [
    ["read", "JournalEntry"],
    ["update", "JournalEntry"],
  ],
  lockPeriod: [["update", "Period"]],
  unlockPeriod: [["delete", "Period"]],
  seeStaff: [["read", "StaffGrant"]],
  manageStaff: [
    ["create", "StaffGrant"],
    ["update", "StaffGrant"],
  ],
}

/** The duties that permit something in this version. */
export const dutiesInUse = duties.filter((duty) => rightsOf[duty])

/** Whether a grant has not begun, is in force, or is over. */
export const grantStates = ["planned", "active", "ended"] as const

export const grantSorts = ["person", "role", "from"] as const
