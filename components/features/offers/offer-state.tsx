import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"
import type { Offer } from "@/lib/features/offers/schema"

type Judged = Pick<Offer, "state" | "phase" | "uses" | "mostUses">

/** The status of an offer: its state, or for an active offer its phase, or that it is used up. */
export function statusOf({ state, phase, uses, mostUses }: Judged) {
  if (state !== "active") return state
  return phase === "running" && mostUses !== null && uses >= mostUses ? "usedUp" : phase
}
type Status = ReturnType<typeof statusOf>

const tones: Record<Status, Tone> = {
  ...{ draft: "neutral", scheduled: "info", running: "success", over: "neutral", paused: "warning" },
  ...{ usedUp: "warning", archived: "neutral" },
}

export function useStatusText() {
  const t = useTranslations("offers.status")
  return (offer: Judged) => t(statusOf(offer))
}

/** A badge with the status of an offer. */
export function OfferStatus({ offer }: { offer: Judged }) {
  const text = useStatusText()
  return (
    <Badge dot tone={tones[statusOf(offer)]}>
      {text(offer)}
    </Badge>
  )
}
