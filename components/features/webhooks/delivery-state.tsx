import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"
import type { Delivery } from "@/lib/features/webhooks/schema"

const tones: Record<Delivery["state"], Tone> = {
  pending: "warning",
  sending: "info",
  delivered: "success",
  failed: "danger",
}

/** A badge with a delivery's state. One that has not been tried yet is no warning. */
export function DeliveryState({ delivery: { state, error } }: { delivery: Delivery }) {
  const t = useTranslations("webhooks.deliveries.states")
  return (
    <Badge dot tone={state === "pending" && error === null ? "neutral" : tones[state]}>
      {t(state)}
    </Badge>
  )
}
