"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"

export default function HeaderFooter() {
  const t = useTranslations("kit/cards-basic")
  return (
    <Card>
      <CardHeader level={3} title={t("goods.mug.name")} className="border-line border-b" />
      <CardBody className="pt-5 text-ink-muted">{t("goods.mug.text")}</CardBody>
      <CardFooter className="bg-sunken">
        <span className="me-auto text-dense text-ink-muted">{t("header-footer.since")}</span>
        <Button size="sm">{t("order")}</Button>
      </CardFooter>
    </Card>
  )
}
