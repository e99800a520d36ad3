"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Callout } from "@/components/ui/callout"
import { Switch } from "@/components/ui/switch"

export default function Controlled() {
  const t = useTranslations("kit/tooltips.controlled")
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Switch label={t("show")} checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />
      <Callout look="tooltip" stays open={isOpen} onOpenChange={setOpen} trigger={<Button>{t("save")}</Button>}>
        {t("text")}
      </Callout>
    </div>
  )
}
