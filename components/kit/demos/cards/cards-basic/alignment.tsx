"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { Card, CardBody } from "@/components/ui/card"

const sides = { start: "text-start", center: "text-center", end: "text-end" } as const

export default function Alignment() {
  const t = useTranslations("kit/cards-basic")
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {Object.entries(sides).map(([side, align]) => (
        <Card key={side} className={align}>
          <CardBody>
            <h3 className="font-semibold text-base">{t(`alignment.${side as keyof typeof sides}`)}</h3>
            <p className="mt-1 mb-4 text-ink-muted">{t("goods.pen.text")}</p>
            <Button size="sm">{t("order")}</Button>
          </CardBody>
        </Card>
      ))}
    </div>
  )
}
