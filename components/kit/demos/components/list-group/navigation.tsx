"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { shelves } from "@/components/kit/shelves"
import { ListGroup, ListItem } from "@/components/ui/list-group"

export default function Navigation() {
  const t = useTranslations("kit/list-group")
  const [shown, show] = useState<(typeof shelves)[number]["id"]>("books")
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <ListGroup label={t("navigation.title")}>
        {shelves.map(({ id, icon }) => (
          <ListItem key={id} icon={icon} active={id === shown} onClick={() => show(id)}>
            {t(`thing.${id}`)}
          </ListItem>
        ))}
      </ListGroup>
      <div aria-live="polite" className="space-y-1 py-2 text-sm">
        <h3 className="font-semibold">{t(`thing.${shown}`)}</h3>
        <p className="text-ink-muted">{t(`navigation.${shown}`)}</p>
      </div>
    </div>
  )
}
