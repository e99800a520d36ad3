import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"
import type { Webhook } from "@/lib/features/webhooks/schema"

const tones: Record<Webhook["state"], Tone> = { active: "success", paused: "neutral", off: "danger" }

/** A badge with a webhook's state. */
export function WebhookState({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks")
  const isFailing = state === "active" && failingSince !== null
  return (
    <Badge dot tone={isFailing ? "warning" : tones[state]}>
      {isFailing ? t("failing") : t(`states.${state}`)}
    </Badge>
  )
}
