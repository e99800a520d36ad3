import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { DocumentState as State } from "@/lib/features/stock/values"

const tones = {
  proposed: "info",
  open: "info",
  sent: "warning",
  booked: "success",
  cancelled: "neutral",
  reversed: "danger",
} as const

export function DocumentState({ state }: { state: State }) {
  const t = useTranslations("stock.documentStates")
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
