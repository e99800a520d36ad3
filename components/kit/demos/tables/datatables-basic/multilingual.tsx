"use client"

import { NextIntlClientProvider, useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { type Locale, locales } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { useLanguage } from "@/lib/core/i18n/use-language"
import Zero from "./zero"

const names: Record<Locale, string> = { en: "English", de: "Deutsch", fr: "Français", pt: "Português" }
const namespaces = ["ui", "list", "kit/datatables-basic"] as const

async function load(locale: Locale) {
  const loaded = await Promise.all(namespaces.map(async (name) => [name, await loadNamespace(locale, name)] as const))
  return Object.fromEntries(loaded)
}

/** A table in its own language: labels, dates, amounts and the sort order of names follow it. */
export default function Multilingual() {
  const t = useTranslations("kit/datatables-basic")
  const [locale, setLocale] = useState(useLanguage())
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Record<string, unknown> }>()
  useEffect(() => {
    load(locale).then(
      (messages) => setLoaded({ locale, messages }),
      () => undefined,
    )
  }, [locale])
  return (
    <div className="space-y-4">
      <Select
        aria-label={t("multilingual.language")}
        value={locale}
        onChange={({ target }) => setLocale(target.value as Locale)}
        options={locales.map((value) => ({ value, label: names[value] }))}
        className="max-w-48"
      />
      {loaded ? (
        <NextIntlClientProvider locale={intlLocale(loaded.locale)} messages={loaded.messages}>
          <div lang={intlLocale(loaded.locale)}>
            <Zero demo="multilingual" />
          </div>
        </NextIntlClientProvider>
      ) : (
        <Skeleton className="h-140" />
      )}
    </div>
  )
}
