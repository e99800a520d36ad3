"use client"

import { Medal } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card, CardBody } from "@/components/ui/card"

export default function MedalCard() {
  const t = useTranslations("kit/cards-advance")
  const format = useFormatter()
  return (
    <Card className="relative overflow-hidden border-warning-border!">
      <CardBody>
        <Medal
          aria-hidden="true"
          className="absolute end-4 top-0 size-20 text-warning-mark opacity-80"
          strokeWidth={1.25}
        />
        <h3 className="pe-24 font-semibold text-base">{t("medal.head", { name: "Elif" })}</h3>
        <p className="pe-24 text-dense text-ink-muted">{t("medal.text")}</p>
        <p className="mt-4 mb-4 font-semibold text-display text-warning-text">
          {format.number(48_900, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })}
        </p>
        <ButtonLink size="sm" href="/apps/ecommerce/orders">
          {t("medal.action")}
        </ButtonLink>
      </CardBody>
    </Card>
  )
}
