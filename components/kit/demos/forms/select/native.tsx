"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Select } from "@/components/ui/select"

const sizes = ["lg", "md", "sm"] as const
const towns = ["Lisboa", "Lyon", "Leipzig", "Leeds"].map((town) => ({ value: town, label: town }))

/** The native select is fast, works well on phones and suits about a dozen options. */
export default function Native() {
  const t = useTranslations("kit/select")
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sizes.map((size) => (
        <FieldFrame key={size} label={t(`native.${size}`)}>
          {(control) => <Select {...control} size={size} options={towns} placeholder={t("native.any")} />}
        </FieldFrame>
      ))}
      <FieldFrame label={t("native.locked")}>
        {(control) => <Select {...control} disabled options={towns} />}
      </FieldFrame>
    </div>
  )
}
