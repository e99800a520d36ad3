"use client"

import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"

/** The error replaces the help text, and `aria-invalid` colours the border. */
export default function States() {
  const t = useTranslations("kit/input")
  const [code, setCode] = useState("SPRING 25")
  const isRight = /^[A-Z0-9-]{3,}$/.test(code)
  return (
    <div className="space-y-4">
      <FieldFrame
        label={t("states.code")}
        help={t("states.right")}
        error={isRight ? undefined : t("states.wrong")}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={code}
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
            end={isRight && <Check aria-hidden="true" className="me-2 text-success-mark" />}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t("states.price")} error={t("states.tooLow")}>
        {(control) => <Input {...control} inputMode="decimal" defaultValue="-4" start="€" />}
      </FieldFrame>
    </div>
  )
}
