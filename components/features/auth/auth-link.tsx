import clsx from "clsx"
import NextLink from "next/link"
import type { ReactNode } from "react"
import { buttonClass } from "@/components/ui/button-styles"
import { pathIn } from "@/lib/core/i18n/locales"
import { pageLanguage } from "@/lib/core/i18n/page-language"

const look = "rounded-sm font-medium text-brand-text underline-offset-3 hover:underline max-sm:py-3.5"

interface Props {
  href: string
  className?: string
  /** Looks like the button of a form. */
  button?: boolean
  children: ReactNode
}

/** A link between the sign-in screens. The server builds the href, so the browser loads no navigation code. */
export async function AuthLink({ href, className, button, children }: Props) {
  const locale = await pageLanguage()
  return (
    <NextLink
      href={pathIn(locale, href)}
      prefetch={false}
      className={button ? buttonClass({}, clsx("mt-5 w-full", className)) : clsx(look, className)}
    >
      {children}
    </NextLink>
  )
}
