import type { ReactNode } from "react"
import { LanguageLinks } from "./language-links"

interface Props {
  title: string
  subtitle?: ReactNode
  /** The screen's path with its query, for the links to the other languages. */
  path: string
  /** Links to other screens, under the form. */
  footer?: ReactNode
  children: ReactNode
}

/** The form side of a sign-in screen. */
export function AuthCard({ title, subtitle, path, footer, children }: Props) {
  return (
    <>
      <div className="my-auto w-full py-8 [@media(max-height:48rem)]:py-4">
        <h1 className="text-balance font-semibold text-display text-ink tracking-tight">{title}</h1>
        {subtitle && <p className="mt-2 text-pretty text-base text-ink-muted">{subtitle}</p>}
        <div className="mt-7 [@media(max-height:48rem)]:mt-5">{children}</div>
        {footer && <p className="mt-6 text-center text-ink-muted text-sm [@media(max-height:48rem)]:mt-4">{footer}</p>}
      </div>
      <LanguageLinks path={path} />
    </>
  )
}
