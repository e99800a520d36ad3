"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { ListGroup, ListItem } from "@/components/ui/list-group"
import { TextLink } from "@/components/ui/text-link"

export default function ContentTypes() {
  const t = useTranslations("kit/cards-basic")
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Card>
        <CardHeader level={3} title={t("goods.pen.name")} subtitle={t("goods.pen.kind")} />
        <CardBody>
          <p className="mb-3 text-ink-muted">{t("goods.pen.text")}</p>
          <TextLink href="/apps/ecommerce/shop">{t("toShop")}</TextLink>
        </CardBody>
      </Card>
      <Card className="overflow-hidden">
        <CardHeader level={3} title={t("content-types.today")} />
        <ListGroup label={t("content-types.today")} flush className="border-b-0">
          <ListItem>{t("content-types.pack")}</ListItem>
          <ListItem>{t("content-types.call")}</ListItem>
          <ListItem>{t("content-types.count")}</ListItem>
        </ListGroup>
      </Card>
      <Card>
        <CardBody>
          <p className="text-ink-muted">{t("content-types.plain")}</p>
        </CardBody>
      </Card>
    </div>
  )
}
