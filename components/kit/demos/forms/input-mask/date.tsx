"use client"

import { maskitoDateOptionsGenerator } from "@maskito/kit"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { useLanguage } from "@/lib/core/i18n/use-language"

/** Day, month and year in the order of the language. Invalid months cannot be typed. */
export default function DateMask() {
  const t = useTranslations("kit/input-mask")
  const locale = useLanguage()
  const date = useMemo(
    () => maskitoDateOptionsGenerator({ mode: "dd/mm/yyyy", separator: locale === "de" ? "." : "/" }),
    [locale],
  )
  return (
    <FieldFrame label={t("date.label")} help={t("date.help")}>
      {(control) => <MaskedInput {...control} mask={date} inputMode="numeric" placeholder={t("date.hint")} />}
    </FieldFrame>
  )
}
