import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Deposit } from "@/lib/features/deposits/schema"

const tones = {
  verify: "info",
  seal: "info",
  carry: "info",
  credit: "info",
  resolve: "warning",
  nothing: "success",
} as const
/** States in which the money is back where it came from. */
const undone = ["cancelled", "returned"]

/** Returns a function that names the step a deposit waits for, or its final state. The badge also marks overdue ones. */
export function useWaitText() {
  const t = useTranslations("deposits")
  return ({ waitsFor, state }: Pick<Deposit, "waitsFor" | "state">) =>
    waitsFor === "nothing" ? t(`states.${state as "verified"}`) : t(`waits.${waitsFor}`)
}

export function WaitBadge({ deposit }: { deposit: Deposit }) {
  const t = useTranslations("deposits")
  const text = useWaitText()
  const { waitsFor, state, overdue } = deposit
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={undone.includes(state) ? "neutral" : tones[waitsFor]}>{text(deposit)}</Badge>
      {overdue && <Badge tone="danger">{t("overdue")}</Badge>}
    </span>
  )
}
