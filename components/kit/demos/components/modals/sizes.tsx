"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"

const sizes = ["sm", "md", "lg", "full"] as const

export default function Sizes() {
  const t = useTranslations("kit/modals")
  const [size, setSize] = useState<(typeof sizes)[number]>("sm")
  const [isOpen, setOpen] = useState(false)
  const show = (next: typeof size) => {
    setSize(next)
    setOpen(true)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {sizes.map((each) => (
        <Button key={each} variant="outline" onClick={() => show(each)}>
          {t(`sizes.${each}`)}
        </Button>
      ))}
      <Dialog open={isOpen} onClose={() => setOpen(false)} size={size} title={t("basic.head")}>
        <p className="text-pretty text-sm">{t("basic.text")}</p>
      </Dialog>
    </div>
  )
}
