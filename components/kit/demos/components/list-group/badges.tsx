"use client"

import { useFormatter, useTranslations } from "next-intl"
import { shelves } from "@/components/kit/shelves"
import { Badge } from "@/components/ui/badge"
import { ListGroup, ListItem } from "@/components/ui/list-group"

export default function Badges() {
  const t = useTranslations("kit/list-group")
  const format = useFormatter()
  return (
    <ListGroup label={t("badges.title")}>
      {shelves.map((shelf) => (
        <ListItem key={shelf.id} end={<Badge tone="brand">{format.number(shelf.count)}</Badge>}>
          {t(`thing.${shelf.id}`)}
        </ListItem>
      ))}
    </ListGroup>
  )
}
