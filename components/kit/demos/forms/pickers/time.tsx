"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"

export default function Time() {
  const t = useTranslations("kit/pickers")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldFrame label={t("time.opens")}>
        {(control) => <Input {...control} type="time" defaultValue="09:00" step={900} />}
      </FieldFrame>
      <FieldFrame label={t("time.closes")}>
        {(control) => <Input {...control} type="time" defaultValue="18:30" min="12:00" max="22:00" />}
      </FieldFrame>
    </div>
  )
}
