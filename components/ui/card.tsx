import clsx from "clsx"
import type { HTMLAttributes, ReactNode } from "react"
import { isolated } from "./isolated"

/** A surface for `CardHeader`, `CardBody` and `CardFooter`; a table may follow a header without a body. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <section
      {...rest}
      className={clsx("min-w-0 rounded-card border border-line bg-card text-ink shadow-card", className)}
    />
  )
}

interface HeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons or a menu at the end. */
  actions?: ReactNode
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** For `aria-labelledby` of the card. */
  titleId?: string
  className?: string
}

export function CardHeader({ title, subtitle, actions, level = 2, titleId, className }: HeaderProps) {
  const Title = level === 2 ? "h2" : "h3"
  return (
    <header className={clsx("flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 pt-4 pb-3", className)}>
      <div className="min-w-0 flex-1 basis-40">
        <Title id={titleId} className="font-semibold text-base text-ink">
          {isolated(title)}
        </Title>
        {subtitle && <p className="text-dense text-ink-muted">{isolated(subtitle)}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

export function CardBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx("px-5 pb-5 first:pt-5", className)} />
}

export function CardFooter({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <footer
      {...rest}
      className={clsx("flex flex-wrap items-center justify-end gap-2 border-line border-t px-5 py-3", className)}
    />
  )
}
