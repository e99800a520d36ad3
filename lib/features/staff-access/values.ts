import type { Rule } from "@/lib/core/auth/ability"
import { booksRights, readsBooks } from "./values/books"
import { addAndChange, catalogueRights, readsCatalogue, seesCost, seesExpectedStock } from "./values/catalogue"
import { debitRights, readsDebits } from "./values/debits"

/** The roles of a person in a business, from most to least rights. */
export const staffRoles = ["owner", "manager", "supervisor", "cashier", "stockClerk", "bookkeeper", "auditor"] as const
export type StaffRole = (typeof staffRoles)[number]

/** Amounts up to which a grant permits something, in minor units of the business's currency. */
export const limitNames = ["paidOut", "discount", "iou", "variance", "banking"] as const
export type LimitName = (typeof limitNames)[number]

/** The duties of people in a business, in the order of the screens. */
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

/** Duties by role: `true`, or the name of the limit up to which the role has the duty. A limit missing in the grant is 0. */
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

/** The limit up to which some role has a duty; undefined if no role limits it. */
export const limitOfDuty = (duty: Duty): LimitName | undefined =>
  Object.values(matrix)
    .map((duties) => duties[duty])
    .find((limit): limit is LimitName => typeof limit === "string")

/** Whether a role has some duty only up to this limit. The limit is 0 in a grant that doesn't set it. */
export const isLimitOfRole = (role: StaffRole, limit: LimitName): boolean => Object.values(matrix[role]).includes(limit)

/** Read access to customers and their IOUs. */
const readsIous: Rule[] = [
  ["read", "Customer"],
  ["read", "Iou"],
]

/** Everyone who handles cash on its way to the bank sees the desk, with what their other rights allow. */
const deskRight: Rule = ["read", "Deposit"]

/**
 * The rights that a duty consists of. Each noun adds the rights on its subjects here; a duty without rights permits
 * nothing and is not shown.
 */
export const rightsOf: Partial<Record<Duty, readonly Rule[]>> = {
  seeShops: [["read", "Business"], ["read", "Shop"], ["read", "Safe"], ...readsCatalogue],
  changeShops: [
    ["update", "Shop"],
    ["update", "Safe"],
  ],
  addShops: [["create", "Shop"]],
  changeBusiness: [["update", "Business"]],
  seeBankAccounts: [["read", "BankAccount"]],
  manageBankAccounts: addAndChange("BankAccount"),
  countTill: [
    ["read", "TillSession"],
    ["create", "TillSession"],
    ["update", "TillSession"],
  ],
  seeExpectedCash: [
    deskRight,
    ["read", "ExpectedCash"],
    ["read", "TillSession"],
    ["read", "Drop"],
    ["read", "SafeCash"],
    ["read", "BankBag"],
    ["read", "CounterDeposit"],
  ],
  drop: [deskRight, ["create", "Drop"], ["read", "Drop"]],
  verifyDrop: [deskRight, ["read", "Drop"], ["update", "Drop"]],
  countSafe: [
    ["read", "SafeCash"],
    ["update", "SafeCash"],
  ],
  sealBag: [
    deskRight,
    ["read", "BankBag"],
    ["create", "BankBag"],
    ["update", "BankBag"],
    ["read", "SafeCash"],
    ["read", "CounterDeposit"],
    ["create", "CounterDeposit"],
  ],
  matchBank: [
    deskRight,
    ["read", "BankBag"],
    ["read", "BankCredit"],
    ["update", "BankCredit"],
    ...addAndChange("BankStatement"),
    ["read", "BankStatement"],
    ["read", "Payment"],
    ...addAndChange("Payment"),
  ],
  ...catalogueRights,
  ...debitRights,
  reviewCashUp: [
    ["read", "TillSession"],
    ["update", "CashUp"],
  ],
  chargeIou: [...readsIous, ["create", "Iou"]],
  adjustIou: [...readsIous, ["create", "Customer"], ["update", "Customer"], ["create", "Iou"], ["update", "Iou"]],
  writeOffIou: [...readsIous, ["delete", "Iou"]],
  seeBooks: [...readsBooks, readsDebits, seesCost, ...seesExpectedStock, ...readsIous],
  ...booksRights,
  seeStaff: [["read", "StaffGrant"]],
  manageStaff: [
    ["create", "StaffGrant"],
    ["update", "StaffGrant"],
  ],
}

/** The duties that have rights. */
export const dutiesInUse = duties.filter((duty) => rightsOf[duty])

/** The number of wrong tries after which a PIN is locked for the user who tried it. */
export const maxTries = 5

/** Kinds of holdings of a person who leaves. A noun adds its own here, with words in messages/<language>/staff-access.json. */
export const holdingKinds = ["grant", "apiKey"] as const

/** The states of a grant: not begun, in force, or over. */
export const grantStates = ["planned", "active", "ended"] as const

export const grantSorts = ["person", "role", "from"] as const
