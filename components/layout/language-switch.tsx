import { useTranslations } from "next-intl"
import { type Locale, locales } from "@/lib/core/i18n/locales"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { Dropdown } from "./dropdown"
import { LanguageLink } from "./language-link"
import { PageIcon } from "./page-icon"

const names: Record<Locale, string> = { en: "English", de: "Deutsch", fr: "Français", pt: "Português" }

/** Switches between the four languages and stays on the page. */
export function LanguageSwitch() {
  const t = useTranslations("shell.navbar")
  const current = useLanguage()
  const face = (
    <span aria-hidden="true" lang={current}>
      <span className="max-md:hidden">{names[current]}</span>
      <span className="uppercase md:hidden">{current}</span>
    </span>
  )
  return (
    <Dropdown
      // The name contains the visible text, which is the code on phones.
      label={t("language", { name: `${names[current]} ${current.toUpperCase()}` })}
      face={face}
      className="shell-button language-button"
      panelClassName="w-44"
    >
      <ul className="panel-list">
        {locales.map((locale) => (
          <li key={locale}>
            <LanguageLink locale={locale} current={locale === current}>
              <span className="grow">{names[locale]}</span>
              {locale === current && <PageIcon name="Check" className="size-4 text-brand-text" />}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
