"use client"

import { maskitoNumberOptionsGenerator, maskitoParseNumber } from "@maskito/kit"
import { useFormatter, useLocale, useTranslations } from "next-intl"
import { useMemo, useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { MaskedInput } from "@/components/ui/masked-input"

/** Thousands and decimal separators follow the language; the parsed value is a number. */
export default function Numeral() {
  const t = useTranslations("kit/input-mask")
  const format = useFormatter()
  const locale = useLocale()
  const [text, setText] = useState("")
  const amount = useMemo(() => ({ locale, maximumFractionDigits: 2, min: 0 }), [locale])
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
