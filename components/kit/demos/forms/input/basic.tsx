"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"

export default function Basic() {
  const t = useTranslations("kit/input")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldFrame label={t("basic.name")}>
        {(control) => <Input {...control} autoComplete="off" placeholder={t("basic.hint")} />}
      </FieldFrame>
      <FieldFrame label={t("basic.email")} help={t("basic.help")} required>
        {(control) => <Input {...control} type="email" autoComplete="off" />}
      </FieldFrame>
      <FieldFrame label={t("basic.readOnly")}>
        {(control) => <Input {...control} readOnly defaultValue="CL-20418" />}
      </FieldFrame>
      <FieldFrame label={t("basic.disabled")}>
        {(control) => <Input {...control} disabled defaultValue={t("basic.later")} />}
      </FieldFrame>
    </div>
  )
}
