"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Switch } from "@/components/ui/switch"

export default function Basic() {
  const t = useTranslations("kit/switch")
  const [isOpen, setOpen] = useState(true)
  return (
    <div>
      <Switch
        label={t("basic.shop")}
        help={t(isOpen ? "basic.open" : "basic.closed")}
        checked={isOpen}
        onChange={(event) => setOpen(event.target.checked)}
      />
      <Switch label={t("basic.reminders")} />
      <Switch label={t("basic.locked")} disabled />
      <Switch label={t("basic.atEnd")} controlAtEnd defaultChecked />
    </div>
  )
}
