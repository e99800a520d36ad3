import type { Locale } from "@/lib/core/i18n/locales"
import de from "./flags/de.svg"
import en from "./flags/en.svg"
import fr from "./flags/fr.svg"
import pt from "./flags/pt.svg"

const drawings: Record<Locale, { src: string }> = { en, de, fr, pt }

/** Flag of a language, from our own drawings. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      src={drawings[locale].src}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      className="h-3.5 w-5.25 shrink-0 rounded-xs"
    />
  )
}
