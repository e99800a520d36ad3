"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { shelves } from "@/components/kit/shelves"
import { ListGroup, ListItem } from "@/components/ui/list-group"

export default function Tag() {
  const t = useTranslations("kit/list-group")
  const [chosen, choose] = useState<string>("pens")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ListGroup label={t("tag.links")} className="self-start">
        <ListItem href="/apps/ecommerce/shop">{t("tag.shop")}</ListItem>
        <ListItem href="/apps/ecommerce/orders">{t("tag.orders")}</ListItem>
      </ListGroup>
      <ListGroup label={t("tag.buttons")}>
        {shelves.map(({ id }) => (
          <ListItem key={id} active={id === chosen} onClick={() => choose(id)}>
            {t(`thing.${id}`)}
          </ListItem>
        ))}
      </ListGroup>
    </div>
  )
}
