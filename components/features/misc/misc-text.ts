import { useEffect, useState } from "react"
import { defaultLocale, isLocale, type Locale } from "@/lib/core/i18n/locales"

interface MiscText {
  failure: { title: string; text: string; retry: string; reference: string }
  notFound: { title: string; text: string }
  home: string
}

/** Used only if the messages cannot be loaded either. */
const fallback: MiscText = {
  failure: { title: "Something went wrong", text: "", retry: "Try again", reference: "Reference" },
  notFound: { title: "Page not found", text: "" },
  home: "Home",
}

/** Loads the texts of pages that render outside all providers, in the language of the address. */
export function useMiscText(): (MiscText & { locale: Locale }) | undefined {
  const [text, setText] = useState<MiscText & { locale: Locale }>()
  useEffect(() => {
    const first = window.location.pathname.split("/")[1]
    const locale = isLocale(first) ? first : defaultLocale
    import(`../../../messages/${locale}/misc.json`)
      .then((file: { default: MiscText }) => setText({ ...file.default, locale }))
      .catch(() => setText({ ...fallback, locale }))
  }, [])
  return text
}
