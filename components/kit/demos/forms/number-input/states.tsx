"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { NumberInput } from "@/components/ui/number-input"

export default function States() {
  const t = useTranslations("kit/number-input")
  const [ordered, setOrdered] = useState<number | undefined>(15)
  const ignore = () => undefined
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldFrame label={t("states.disabled")}>
        {(control) => <NumberInput {...control} disabled value={4} onChange={ignore} />}
      </FieldFrame>
      <FieldFrame label={t("states.readOnly")}>
        {(control) => <NumberInput {...control} readOnly value={7} onChange={ignore} />}
      </FieldFrame>
      <FieldFrame
        className="sm:col-span-2"
        label={t("states.ordered")}
        error={(ordered ?? 0) > 12 ? t("states.tooMany", { stock: 12 }) : undefined}
      >
        {(control) => <NumberInput {...control} value={ordered} onChange={setOrdered} min={1} />}
      </FieldFrame>
    </div>
  )
}
