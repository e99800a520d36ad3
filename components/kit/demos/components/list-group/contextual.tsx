"use client"

import { useTranslations } from "next-intl"
import { ListGroup, ListItem } from "@/components/ui/list-group"

const news = [
  { id: "paid", tone: "success" },
  { id: "sent", tone: "info" },
  { id: "due", tone: "warning" },
  { id: "late", tone: "danger" },
] as const

export default function Contextual() {
  const t = useTranslations("kit/list-group.contextual")
  return (
    <ListGroup label={t("title")}>
      {news.map(({ id, tone }) => (
        <ListItem key={id} tone={tone}>
          {t(id)}
        </ListItem>
      ))}
    </ListGroup>
  )
}
