"use client"

import type { ComponentProps } from "react"
import { beginNavigation } from "@/lib/core/client/navigation-state"
import { Link as IntlLink, useRouter } from "@/lib/core/i18n/navigation"

export type LinkProps = Omit<ComponentProps<typeof IntlLink>, "prefetch">

/** An internal link in the current language; its page is prefetched on hover, focus or touch. */
export function Link({ href, onPointerEnter, onFocus, onTouchStart, onNavigate, ...rest }: LinkProps) {
  const router = useRouter()
  const prefetchPage = () => {
    if (href.startsWith("/")) router.prefetch(href)
  }
  return (
    <IntlLink
      {...rest}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        beginNavigation(href)
        onNavigate?.(event)
      }}
      onPointerEnter={(event) => {
        prefetchPage()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetchPage()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        prefetchPage()
        onTouchStart?.(event)
      }}
    />
  )
}
