"use client"

import { useTranslations } from "next-intl"
import { shelves } from "@/components/kit/shelves"
import { ListGroup, ListItem } from "@/components/ui/list-group"

const nothing = () => undefined

export default function Disabled() {
  const t = useTranslations("kit/list-group")
  return (
    <ListGroup label={t("disabled.title")}>
      {shelves.map(({ id, count }) => (
        <ListItem key={id} disabled={count < 100} onClick={nothing}>
          {t(`thing.${id}`)}
        </ListItem>
      ))}
    </ListGroup>
  )
}
