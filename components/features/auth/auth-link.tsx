import clsx from "clsx"
import NextLink from "next/link"
import { getLocale } from "next-intl/server"
import type { ReactNode } from "react"
import type { Locale } from "@/lib/core/i18n/locales"
import { getPathname } from "@/lib/core/i18n/navigation"

interface Props {
  href: string
  className?: string
  children: ReactNode
}

/** A link between the sign-in screens; its address is made on the server, so that no navigation script is sent. */
export async function AuthLink({ href, className, children }: Props) {
  const locale = (await getLocale()) as Locale
  return (
    <NextLink
      href={getPathname({ href, locale })}
      prefetch={false}
      className={clsx("rounded-sm font-medium text-brand-text underline-offset-3 hover:underline", className)}
    >
      {children}
    </NextLink>
  )
}
