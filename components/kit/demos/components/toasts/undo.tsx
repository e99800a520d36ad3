"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

export default function Undo() {
  const t = useTranslations("kit/toasts.undo")
  const [isHere, setHere] = useState(true)
  const archive = () => {
    setHere(false)
    void toast.undo(t("archived"), () => setHere(true))
  }
  return (
    <div className="flex min-h-control items-center justify-between gap-3 text-sm">
      <p>{isHere ? t("order") : t("empty")}</p>
      {isHere && (
        <Button variant="outline" onClick={archive}>
          {t("archive")}
        </Button>
      )}
    </div>
  )
}
