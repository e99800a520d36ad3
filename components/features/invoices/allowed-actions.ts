import type { useAbility } from "@/components/layout/ability"
import type { ShownStatus } from "@/lib/features/invoices/values"

/** The actions that a user may take on an invoice or credit note in its present state. */
export function allowedActions(ability: ReturnType<typeof useAbility>, status: ShownStatus) {
  const canUpdate = ability.can("update", "Invoice")
  const canCreate = ability.can("create", "Invoice")
  const isCredit = status === "Credit Note"
  const isVoid = status === "Void"
  return {
    send: canUpdate && !isVoid,
    edit: canUpdate && status === "Draft",
    pay: canUpdate && !isVoid && !isCredit,
    refund: canUpdate && !isCredit,
    credit: canCreate && status !== "Draft" && status !== "Credited" && !isVoid && !isCredit,
    duplicate: canCreate && !isCredit,
    remove: ability.can("delete", "Invoice") && !isVoid,
  }
}
