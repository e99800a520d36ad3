"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import { type EntryKind, entryKinds } from "@/lib/features/ledger/values/kinds"

/** Formats what the books have, in the user's language. */
export function useFormats() {
  const t = useTranslations("ledger")
  const locale = useLanguage()
  return useMemo(
    () => ({
      money: (minor: number, currency: string) => money(minor, currency, locale),
      date: (day: string, style?: "long" | "medium") => dateIn(locale, day, style),
      /** A kind that this version doesn't know is shown as it is stored. */
      kind: (kind: string) =>
        (entryKinds as readonly string[]).includes(kind) ? t(`kinds.${kind as EntryKind}`) : kind,
    }),
    [t, locale],
  )
}
