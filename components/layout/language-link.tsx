"use client"

import type { ReactNode } from "react"
import { type Locale, prefixedPath } from "@/lib/core/i18n/locales"
import { usePathname } from "@/lib/core/i18n/navigation"

interface Props {
  locale: Locale
  current: boolean
  children: ReactNode
}

/**
 * Link to the current page in another language. It loads the page fully, because the document's language and direction
 * change.
 */
export function LanguageLink({ locale, current, children }: Props) {
  const pathname = usePathname()
  // The prefix is included even for the default language: it marks the choice as deliberate, so that it is remembered.
  const href = prefixedPath(locale, pathname)
  return (
    <a
      href={href}
      hrefLang={locale}
      lang={locale}
      aria-current={current || undefined}
      className="panel-item"
      onClick={(event) => {
        event.currentTarget.href = href + window.location.search + window.location.hash
      }}
    >
      {children}
    </a>
  )
}
