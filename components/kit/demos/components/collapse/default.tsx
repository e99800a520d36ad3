"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Collapse } from "@/components/ui/collapse"

export default function Default() {
  const t = useTranslations("kit/collapse")
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t("default.hide") : t("default.show")}
      </Button>
      <Collapse id={id} open={isOpen}>
        <p className="pt-4 text-pretty text-ink-muted text-sm">{t("q.backText")}</p>
      </Collapse>
    </>
  )
}
