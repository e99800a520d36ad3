import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { BillState } from "@/lib/features/supplier-bills/values"

const tones = { arrived: "info", approved: "warning", paid: "success", rejected: "neutral" } as const

export function StateBadge({ state }: { state: BillState }) {
  const t = useTranslations("supplier-bills.states")
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
