import { getTranslations } from "next-intl/server"
import { type Locale, locales, prefixedPath } from "@/lib/core/i18n/locales"
import { pageLanguage } from "@/lib/core/i18n/page-language"

const names: Record<Locale, string> = { en: "English", de: "Deutsch", fr: "Français", pt: "Português" }

/** Links to this screen in the other languages. The locale prefix marks the language as an explicit choice. */
export async function LanguageLinks({ path }: { path: string }) {
  const [locale, t] = await Promise.all([pageLanguage(), getTranslations("auth")])
  return (
    <nav aria-label={t("languages")}>
      <ul className="flex flex-wrap justify-center gap-x-5 text-dense">
        {locales.map((other) => (
          <li key={other}>
            <a
              href={prefixedPath(other, path)}
              hrefLang={other}
              lang={other}
              aria-current={other === locale || undefined}
              className="flex min-h-8 items-center text-ink-muted underline-offset-3 hover:underline aria-current:font-medium aria-current:text-ink max-sm:min-h-11"
            >
              {names[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
