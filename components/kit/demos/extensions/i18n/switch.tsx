"use client"

import { useTranslations } from "next-intl"
import { LanguageLink } from "@/components/layout/language-link"
import { locales } from "@/lib/core/i18n/locales"
import { useLanguage } from "@/lib/core/i18n/use-language"

/** Each language is listed under its own name. */
const names = { en: "English", de: "Deutsch", fr: "Français", pt: "Português" }

export default function Switch() {
  const t = useTranslations("kit/i18n.switch")
  const current = useLanguage()
  return (
    <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
      <ul className="panel-list" aria-label={t("languages")}>
        {locales.map((locale) => (
          <li key={locale} className={locale === current ? "rounded-control bg-brand-soft" : undefined}>
            <LanguageLink locale={locale} current={locale === current}>
              {names[locale]}
            </LanguageLink>
          </li>
        ))}
      </ul>
      <div>
        <h3 className="mb-2 font-semibold text-ink">{t("head")}</h3>
        <p className="max-w-prose text-pretty text-base text-ink-muted">{t("text")}</p>
      </div>
    </div>
  )
}
