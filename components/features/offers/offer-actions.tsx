"use client"

import { CircleStop, Ellipsis, FlaskConical, Pause, PencilLine, Play, TicketPercent } from "lucide-react"
import { useRouter } from "next/navigation"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/offers/endpoints"
import type { Offer } from "@/lib/features/offers/schema"
import { nextStates, type OfferState } from "@/lib/features/offers/values"
import { staleOffers } from "./stale"

const icons = { active: <Play />, paused: <Pause />, archived: <CircleStop />, draft: undefined }

/** Moves an offer to another state. A change of somebody else in the meantime is shown instead of overwritten. */
function useMove({ id, name, version }: Offer) {
  const t = useTranslations("offers.done")
  const attempt = useAttempt(staleOffers)
  return (state: OfferState) =>
    attempt(async () => {
      await call(endpoints.changeOffer, { params: { id }, body: { state, version } })
      void toast.success(t(state, { name }))
    })
}

/** The menu of an offer. Coupons are edited on their own screen, which knows their exact hours. */
export function OfferActions({ offer, onEdit }: { offer: Offer; onEdit: () => void }) {
  const t = useTranslations("offers")
  const router = useRouter()
  const mayChange = useAbility().can("update", "Offer")
  const move = useMove(offer)
  const [isEnding, setEnding] = useState(false)
  const { name, state, business, conditions } = offer
  const isCoupon = business === null
  const steps = mayChange && !isCoupon ? nextStates[state] : []
  const items = [
    ...(isCoupon
      ? [
          {
            label: t("actions.coupon"),
            icon: <TicketPercent />,
            onSelect: () => router.push(`/apps/ecommerce/coupons?open=${conditions.code ?? ""}`),
          },
        ]
      : [{ label: t(mayChange ? "actions.edit" : "actions.show"), icon: <PencilLine />, onSelect: onEdit }]),
    ...(!isCoupon && state !== "archived"
      ? [
          {
            label: t("actions.simulate"),
            icon: <FlaskConical />,
            onSelect: () => router.push(`/business/offers/simulator?drafts=${offer.id}`),
          },
        ]
      : []),
    ...steps.map((next) => ({
      label: t(`actions.${next}`),
      icon: icons[next],
      onSelect: () => (next === "archived" ? setEnding(true) : void move(next)),
    })),
  ]
  return (
    <>
      <Menu
        button={{
          variant: "ghost",
          size: "sm",
          iconOnly: true,
          label: t("actions.of", { name }),
          icon: <Ellipsis />,
        }}
        items={items}
      />
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={async () => {
          await move("archived")
          setEnding(false)
        }}
        title={t("end.title")}
        text={t("end.text", { name })}
        confirmLabel={t("actions.archived")}
      />
    </>
  )
}
