"use client"

import { useTranslations } from "next-intl"
import { FloatingLabel } from "@/components/ui/floating-label"
import { Input } from "@/components/ui/input"

export default function Floating() {
  const t = useTranslations("kit/input")
  return (
    <div className="space-y-5 pt-2">
      <FloatingLabel label={t("floating.shop")}>{(control) => <Input {...control} autoComplete="off" />}</FloatingLabel>
      <FloatingLabel label={t("floating.town")}>
        {(control) => <Input {...control} autoComplete="off" defaultValue="Lisboa" />}
      </FloatingLabel>
      <FloatingLabel label={t("floating.code")}>
        {(control) => <Input {...control} disabled defaultValue="CL-20418" />}
      </FloatingLabel>
    </div>
  )
}
