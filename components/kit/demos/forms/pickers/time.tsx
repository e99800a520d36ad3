"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { TimeInput } from "@/components/ui/time-input"

export default function Time() {
  const t = useTranslations("kit/pickers")
  const [opens, setOpens] = useState("09:00")
  const [closes, setCloses] = useState("18:30")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldFrame label={t("time.opens")}>
        {(control) => <TimeInput {...control} value={opens} onChange={setOpens} />}
      </FieldFrame>
      <FieldFrame label={t("time.closes")}>
        {(control) => <TimeInput {...control} value={closes} onChange={setCloses} />}
      </FieldFrame>
    </div>
  )
}
