"use client"

import { useTranslations } from "next-intl"
import { FieldFrame } from "@/components/form/field-frame"
import { Input } from "@/components/ui/input"

const sizes = ["lg", "md", "sm"] as const

export default function Sizes() {
  const t = useTranslations("kit/input")
  return (
    <div className="space-y-4">
      {sizes.map((size) => (
        <FieldFrame key={size} label={t(`sizes.${size}`)}>
          {(control) => <Input {...control} size={size} placeholder={t("sizes.hint")} />}
        </FieldFrame>
      ))}
    </div>
  )
}
