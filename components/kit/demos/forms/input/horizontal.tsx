"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { LabelsBeside } from "@/components/form/labels-beside"
import { Input } from "@/components/ui/input"

const sizes = ["lg", "md", "sm"] as const

export default function Horizontal() {
  const t = useTranslations("kit/input")
  return (
    <LabelsBeside width="7rem">
      {sizes.map((size) => (
        <FieldFrame key={size} label={t(`sizes.${size}`)}>
          {(control) => <Input {...control} size={size} placeholder={t("sizes.hint")} />}
        </FieldFrame>
      ))}
    </LabelsBeside>
  )
}
