import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"
import type { CouponState as State } from "@/lib/features/coupons/values"

const tones: Record<State, Tone> = { active: "success", scheduled: "info", ended: "neutral", usedUp: "warning" }

/** A badge with a coupon's current state. */
export function CouponState({ state }: { state: State }) {
  const t = useTranslations("coupons.states")
  return (
    <Badge dot tone={tones[state]}>
      {t(state)}
    </Badge>
  )
}
