"use client"

import type { ComponentProps } from "react"
import { Link as IntlLink, useRouter } from "@/lib/core/i18n/navigation"

export type LinkProps = Omit<ComponentProps<typeof IntlLink>, "prefetch">

/** A link within the product, in the current language; its page is fetched ahead once someone is about to follow it. */
export function Link({ href, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) {
  const router = useRouter()
  const ahead = () => {
    if (typeof href === "string" && href.startsWith("/")) router.prefetch(href)
  }
  return (
    <IntlLink
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={(event) => {
        ahead()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        ahead()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        ahead()
        onTouchStart?.(event)
      }}
    />
  )
}
