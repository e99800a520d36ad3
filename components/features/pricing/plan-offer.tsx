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
  /** The date of a scheduled change, formatted. */
  date: string
  mayChange: boolean
  onChoose: () => unknown
}

/** Footer of a plan's card: its state if there is nothing to choose, otherwise a button. */
export function PlanOffer({ offer, plan, popular, date, mayChange, onChoose }: Props) {
  const t = useTranslations("pricing")
  if (offer === "current" || offer === "coming" || (offer === "buy" && !mayChange)) {
    const state = { current: t("current"), coming: t("coming", { date }), buy: t("trying") }[offer]
    return (
      <p className="flex min-h-control items-center justify-center gap-2 rounded-control bg-success-soft px-3.5 text-center font-medium text-sm text-success-text">
        {offer === "current" && <Check aria-hidden="true" className="size-4" />}
        {state}
      </p>
    )
  }
  const label = offer === "upgrade" || offer.startsWith("pay") ? t(offer) : t(offer, { plan })
  const buttonProps = { variant: popular ? "solid" : "outline", className: "w-full", disabled: !mayChange } as const
  const content = (
    <>
      {label}
      {(offer === "upgrade" || offer.startsWith("pay")) && <span className="sr-only">: {plan}</span>}
    </>
  )
  return offer === "upgrade" || offer === "buy" || offer === "payYearly" ? (
    <Button {...buttonProps} tone="brand" onClick={onChoose}>
      {content}
    </Button>
  ) : (
    <ActionButton {...buttonProps} action={onChoose}>
      {content}
    </ActionButton>
  )
}
