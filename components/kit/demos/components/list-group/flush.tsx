"use client"

import { useTranslations } from "next-intl"
import { shelves } from "@/components/kit/shelves"
import { ListGroup, ListItem } from "@/components/ui/list-group"

export default function Flush() {
  const t = useTranslations("kit/list-group")

  return (
    <ListGroup label={t("flush.title")} flush className="-mx-5">
      {shelves.map((shelf) => (
        <ListItem key={shelf.id} icon={shelf.icon}>
          {t(`thing.${shelf.id}`)}
        </ListItem>
      ))}
    </ListGroup>
  )
}
