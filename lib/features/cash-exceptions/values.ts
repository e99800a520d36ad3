import type { Rule } from "@/lib/core/auth/ability"

/** Kinds of exceptions, in the order in which cash moves. */
export const exceptionKinds = [
  "till-over-threshold",
  "till-unclosed",
  "variance-unreviewed",
  "drop-unverified",
  "safe-over-limit",
  "safe-uncounted",
  "bag-uncredited",
  "bag-difference",
] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

export const exceptionStates = ["open", "closed"] as const
export const exceptionSorts = ["since", "amount"] as const

/** Days without a count after which a safe is an exception. */
export const countSafeWithinDays = 7

/** The right to see exceptions: their amounts and texts reveal the cash in tills and safes. */
export const seesExceptions = ["read", "ExpectedCash"] as const satisfies Rule

/** The right that a user needs to solve an exception of each kind. */
export const solvedBy: Record<ExceptionKind, Rule> = {
  "till-over-threshold": ["create", "Drop"],
  "till-unclosed": ["update", "TillSession"],
  "variance-unreviewed": ["update", "CashUp"],
  "drop-unverified": ["update", "Drop"],
  "safe-over-limit": ["create", "BankBag"],
  "safe-uncounted": ["update", "SafeCash"],
  "bag-uncredited": ["update", "BankCredit"],
  "bag-difference": ["update", "BankCredit"],
}

/** Kinds without a task: everybody sees the tasks of a workspace, and these would tell a cashier how much is in a till. */
export const withoutTask: readonly ExceptionKind[] = ["till-over-threshold"]

interface Subject {
  kind: ExceptionKind
  /** The id of the drop, the bag, the session, the till or, for a safe, the shop. */
  subject: number
  /** The envelope, the bag's number, or the name of the till or shop. */
  name: string
  shop: number
}

/** The screen on which an exception is solved, without the language prefix. */
export function linkOf({ kind, subject, name, shop }: Subject): string {
  const at = `shop=${shop}`
  switch (kind) {
    case "till-unclosed":
    case "variance-unreviewed":
      return `/business/cash-notes/${subject}`
    case "till-over-threshold":
      return `/business/deposit-to-safe?${at}`
    case "drop-unverified":
      return `/business/deposit-to-safe?${at}&q=${encodeURIComponent(name)}`
    case "safe-over-limit":
      return `/business/safe-to-bank?${at}`
    case "safe-uncounted":
      return `/business/safe-deposit?${at}`
    case "bag-uncredited":
    case "bag-difference":
      return `/business/safe-to-bank?${at}&q=${encodeURIComponent(name)}`
  }
}
