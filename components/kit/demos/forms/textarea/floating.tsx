"use client"

import { useTranslations } from "next-intl"
import { FloatingLabel } from "@/components/ui/floating-label"
import { Textarea } from "@/components/ui/textarea"

export default function Floating() {
  const t = useTranslations("kit/textarea")
  return (
    <FloatingLabel label={t("floating.label")} className="mt-2">
      {(control) => <Textarea {...control} />}
    </FloatingLabel>
  )
}
