"use client"

import { useTranslations } from "next-intl"
import { shelves } from "@/components/kit/shelves"
import { ListGroup, ListItem } from "@/components/ui/list-group"

export default function Horizontal() {
  const t = useTranslations("kit/list-group")

  return (
    <ListGroup label={t("horizontal.title")} orientation="horizontal">
      {shelves.map((shelf) => (
        <ListItem key={shelf.id}>{t(`thing.${shelf.id}`)}</ListItem>
      ))}
    </ListGroup>
  )
}
