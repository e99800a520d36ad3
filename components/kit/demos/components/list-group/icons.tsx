"use client"

import { useTranslations } from "next-intl"
import { shelves } from "@/components/kit/shelves"
import { ListGroup, ListItem } from "@/components/ui/list-group"

export default function Icons() {
  const t = useTranslations("kit/list-group")

  return (
    <ListGroup label={t("icons.title")}>
      {shelves.map((shelf) => (
        <ListItem key={shelf.id} icon={shelf.icon}>
          {t(`thing.${shelf.id}`)}
        </ListItem>
      ))}
    </ListGroup>
  )
}
