"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Textarea } from "@/components/ui/textarea"

const limit = 60

/** Text that is too long shows an error and is not cut off. */
export default function Counter() {
  const t = useTranslations("kit/textarea")
  const [text, setText] = useState(t("counter.text"))
  return (
    <FieldFrame label={t("counter.label")} error={text.length > limit ? t("counter.tooLong") : undefined}>
      {(control) => (
        <Textarea {...control} limit={limit} value={text} onChange={(event) => setText(event.target.value)} />
      )}
    </FieldFrame>
  )
}
