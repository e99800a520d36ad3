"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { StockNote } from "@/components/kit/stock-note"
import { Button } from "@/components/ui/button"
import { Callout } from "@/components/ui/callout"
import { Switch } from "@/components/ui/switch"

export default function Controlled() {
  const t = useTranslations("kit/popovers")
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Switch label={t("controlled.show")} checked={isOpen} onChange={(event) => setOpen(event.target.checked)} />
      <Callout
        stays
        open={isOpen}
        onOpenChange={setOpen}
        label={t("head")}
        trigger={<Button variant="outline">{t("controlled.button")}</Button>}
      >
        <StockNote />
      </Callout>
    </div>
  )
}
