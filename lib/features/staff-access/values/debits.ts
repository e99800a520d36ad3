import type { Rule } from "@/lib/core/auth/ability"
import { addAndChange } from "./catalogue"

export const readsDebits: Rule = ["read", "DirectDebit"]

/** The duties about direct debits. */
export const debitRights = {
  proposeDebit: [readsDebits, ...addAndChange("DirectDebit")],
  activateDebit: [readsDebits, ["read", "DebitActivation"], ["update", "DebitActivation"]],
  confirmDebit: [readsDebits, ["read", "DebitPayment"], ["update", "DebitPayment"]],
} satisfies Record<string, Rule[]>
