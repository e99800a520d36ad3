"use client"

import { useFormatter, useTranslations } from "next-intl"
import { ColumnChoices } from "@/components/form/column-choices"
import type { DecimalMark } from "@/lib/core/imports/decimal-marks"
import type { ReadingsImport } from "@/lib/features/till-sessions/schema/imports"
import { plainMeanings } from "@/lib/features/till-sessions/values/imports"

/** Returns a function that names the meaning of a column. */
function useMeaningText() {
  const t = useTranslations("till-sessions.import.meanings")
  const format = useFormatter()
  return (meaning: string) => {
    const plain = plainMeanings.find((one) => one === meaning)
    if (plain) return t(plain)
    const [kind, rate] = meaning.split(":")
    const percent = format.number(Number(rate) / 10_000, { style: "percent", maximumFractionDigits: 2 })
    return t(kind === "vat" ? "vat" : "rate", { rate: percent })
  }
}

interface Props {
  preview: ReadingsImport
  /** Chosen meanings by heading, maybe newer than the preview. */
  chosen: Record<string, string> | undefined
  onMeaning: (name: string, meaning: string) => void
  onDecimal: (decimal: DecimalMark) => void
}

/** A choice of the meaning of each column, and of the file's decimal mark. */
export function ImportColumns({ preview: { columns, meanings, decimal }, chosen, onMeaning, onDecimal }: Props) {
  const t = useTranslations("till-sessions.import")
  const textOf = useMeaningText()
  const options = meanings.map((value) => ({ value, label: textOf(value) }))
  return (
    <ColumnChoices
      title={t("columns")}
      columns={columns.map((column) => ({ ...column, meaning: chosen?.[column.name] ?? column.meaning }))}
      sampleText={(sample) => t("sample", { sample })}
      options={options}
      onMeaning={onMeaning}
      decimal={decimal}
      decimalLabel={t("decimal")}
      decimalTexts={{ comma: t("decimals.comma"), point: t("decimals.point") }}
      onDecimal={onDecimal}
    />
  )
}
