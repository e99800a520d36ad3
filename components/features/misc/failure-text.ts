import { useEffect, useState } from "react"
import { defaultLocale, isLocale } from "@/lib/core/i18n/locales"

/** Used only if the messages cannot be loaded either. */
const fallback = { title: "Something went wrong", text: "", retry: "Try again", reference: "Reference" }
type FailureText = typeof fallback

/** Loads the texts of the error page, which renders outside all providers. */
export function useFailureText(): FailureText | undefined {
  const [text, setText] = useState<FailureText>()
  useEffect(() => {
    const first = window.location.pathname.split("/")[1]
    const locale = isLocale(first) ? first : defaultLocale
    import(`../../../messages/${locale}/misc.json`)
      .then((file: { default: { failure: FailureText } }) => setText(file.default.failure))
      .catch(() => setText(fallback))
  }, [])
  return text
}
