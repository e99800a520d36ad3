"use client"

import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { ListGroup, ListItem } from "@/components/ui/list-group"

const messages = [
  { id: "ada", name: "Ada Lindqvist" },
  { id: "ivo", name: "Ivo Brandt" },
] as const

export default function Custom() {
  const t = useTranslations("kit/list-group.custom")
  return (
    <ListGroup label={t("title")}>
      {messages.map(({ id, name }) => (
        <ListItem key={id} href="/apps/chat" icon={<Avatar name={name} size="md" />}>
          <span className="block font-medium">{name}</span>
          <span className="block text-dense text-ink-muted">{t(id)}</span>
        </ListItem>
      ))}
    </ListGroup>
  )
}
