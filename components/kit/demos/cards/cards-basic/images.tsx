"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { CardImage } from "@/components/ui/card-image"

export default function Images() {
  const t = useTranslations("kit/cards-basic")
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Card>
        <CardImage src="/covers/desk-sage.svg" alt="" />
        <CardHeader level={3} title={t("goods.pen.name")} />
        <CardBody className="text-ink-muted">{t("goods.pen.text")}</CardBody>
      </Card>
      <Card className="flex flex-col">
        <CardHeader level={3} title={t("goods.notebook.name")} />
        <CardBody className="flex-1 text-ink-muted">{t("goods.notebook.text")}</CardBody>
        <CardImage side="bottom" src="/covers/ledger-teal.svg" alt="" />
      </Card>
      <Card className="dark relative min-h-60 overflow-hidden">
        <CardImage src="/covers/shopfront-night.svg" alt="" className="absolute inset-0 size-full rounded-[9px]" />
        <div className="relative flex h-full flex-col justify-end bg-linear-to-t from-page via-page/80 to-transparent">
          <CardHeader level={3} title={t("images.over")} />
          <CardBody className="text-ink">{t("images.overText")}</CardBody>
        </div>
      </Card>
    </div>
  )
}
