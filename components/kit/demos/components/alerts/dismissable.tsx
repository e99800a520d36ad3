"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"

export default function Dismissable() {
  const t = useTranslations("kit/alerts")
  const [isOpen, setOpen] = useState(true)
  if (!isOpen)
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("dismissable.show")}
      </Button>
    )
  return (
    <Alert
      tone="success"
      action={
        <Button
          size="sm"
          variant="ghost"
          iconOnly
          label={t("dismissable.close")}
          icon={<X />}
          onClick={() => setOpen(false)}
        />
      }
    >
      {t("dismissable.text")}
    </Alert>
  )
}
