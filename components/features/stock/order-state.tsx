import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { OrderState as State } from "@/lib/features/stock/values"

const tones = { draft: "info", sent: "warning", received: "success", cancelled: "neutral" } as const

export function OrderState({ state }: { state: State }) {
  const t = useTranslations("stock.orders.states")
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
