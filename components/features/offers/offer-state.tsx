import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"
import type { Offer } from "@/lib/features/offers/schema"

type Judged = Pick<Offer, "state" | "phase" | "uses" | "mostUses">

/** What an offer does now: its state, and for an active one its place in time, or that it is used up. */
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

/** A badge with what an offer does now. */
export function OfferStatus({ offer }: { offer: Judged }) {
  const text = useStatusText()
  return (
    <Badge dot tone={tones[statusOf(offer)]}>
      {text(offer)}
    </Badge>
  )
}
