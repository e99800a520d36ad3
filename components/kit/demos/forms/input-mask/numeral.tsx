"use client"

import { maskitoNumberOptionsGenerator, maskitoParseNumber } from "@maskito/kit"
import { useFormatter, useTranslations } from "next-intl"
import { useMemo, useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { useLanguage } from "@/lib/core/i18n/use-language"

/** Thousands and decimal separators follow the language; the parsed value is a number. */
export default function Numeral() {
  const t = useTranslations("kit/input-mask")
  const format = useFormatter()
  const locale = useLanguage()
  const [text, setText] = useState("")
  const amount = useMemo(() => ({ locale: intlLocale(locale), maximumFractionDigits: 2, min: 0 }), [locale])
  const mask = useMemo(() => maskitoNumberOptionsGenerator(amount), [amount])
  const value = text ? maskitoParseNumber(text, amount) : 0
  return (
    <FieldFrame label={t("numeral.label")} help={t("numeral.help", { double: format.number(value * 2) })}>
      {(control) => (
        <MaskedInput {...control} mask={mask} value={text} onChange={setText} inputMode="decimal" end="€" />
      )}
    </FieldFrame>
  )
}
