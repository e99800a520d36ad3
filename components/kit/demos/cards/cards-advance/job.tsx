"use client"

import { Bookmark, Briefcase } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Card, CardBody } from "@/components/ui/card"

export default function Job() {
  const t = useTranslations("kit/cards-advance.job")
  const format = useFormatter()
  const [isKept, setKept] = useState(false)
  const pay = (value: number) => format.number(value, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })
  return (
    <Card>
      <CardBody className="space-y-3">
        <div className="flex items-start gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-control bg-success-soft text-success-text">
            <Briefcase aria-hidden="true" className="size-5" />
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="font-semibold text-base">{t("head")}</h3>
            <p className="text-dense text-ink-muted">{t("place")}</p>
          </div>
          <Button
            variant="ghost"
            iconOnly
            label={t("keep")}
            aria-pressed={isKept}
            icon={<Bookmark className={isKept ? "fill-current" : undefined} />}
            onClick={() => setKept(!isKept)}
          />
        </div>
        <p className="text-ink-muted">{t("text")}</p>
        <div className="flex flex-wrap gap-2">
          <Badge tone="brand">{t("part")}</Badge>
          <Badge tone="info">{t("pay", { from: pay(1400), to: pay(1700) })}</Badge>
        </div>
      </CardBody>
    </Card>
  )
}
