"use client"

import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import type { Offer } from "./offer"

interface Props {
  offer: Offer
  plan: string
  popular: boolean
  /** When what is coming comes. */
  date: string
  mayChange: boolean
  onChoose: () => unknown
}

/** The foot of a plan's card: what one has, or what one can have instead. */
export function PlanOffer({ offer, plan, popular, date, mayChange, onChoose }: Props) {
  const t = useTranslations("pricing")
  if (offer === "current" || offer === "coming" || (offer === "buy" && !mayChange)) {
    const said = { current: t("current"), coming: t("coming", { date }), buy: t("trying") }[offer]
    return (
      <p className="flex min-h-control items-center justify-center gap-2 rounded-control bg-success-soft px-3.5 text-center font-medium text-sm text-success-text">
        {offer === "current" && <Check aria-hidden="true" className="size-4" />}
        {said}
      </p>
    )
  }
  const label = offer === "upgrade" || offer.startsWith("pay") ? t(offer) : t(offer, { plan })
  const look = { variant: popular ? "solid" : "outline", className: "w-full", disabled: !mayChange } as const
  const named = (
    <>
      {label}
      {(offer === "upgrade" || offer.startsWith("pay")) && <span className="sr-only">: {plan}</span>}
    </>
  )
  return offer === "upgrade" || offer === "buy" || offer === "payYearly" ? (
    <Button {...look} tone="brand" onClick={onChoose}>
      {named}
    </Button>
  ) : (
    <ActionButton {...look} action={onChoose}>
      {named}
    </ActionButton>
  )
}
