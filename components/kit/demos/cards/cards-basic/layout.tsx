"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { CardImage } from "@/components/ui/card-image"

/** On phones the picture is above the text. */
export default function Layout() {
  const t = useTranslations("kit/cards-basic")
  return (
    <Card className="sm:flex">
      <CardImage
        side="start"
        src="/products/linen-notebook.svg"
        alt=""
        className="aspect-[2/1] sm:aspect-square sm:w-44"
      />
      <div className="min-w-0 flex-1">
        <CardHeader level={3} title={t("goods.notebook.name")} subtitle={t("goods.notebook.kind")} />
        <CardBody className="text-ink-muted">{t("goods.notebook.text")}</CardBody>
      </div>
    </Card>
  )
}
