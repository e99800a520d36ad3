import clsx from "clsx"
import type { ReactNode } from "react"
import { Breadcrumbs, type Crumb } from "./breadcrumbs"
import { isolated } from "./isolated"

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  breadcrumbs?: Crumb[]
  actions?: ReactNode
  className?: string
}

/** Header of a page: its only h1, breadcrumbs and actions. */
export function PageHeader({ title, subtitle, breadcrumbs, actions, className }: Props) {
  return (
    <div className={clsx("mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3", className)}>
      <div className="min-w-0">
        {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} />}
        <h1 className="text-balance font-semibold text-heading text-ink tracking-tight">{isolated(title)}</h1>
        {subtitle && <p className="mt-0.5 text-pretty text-ink-muted text-sm">{isolated(subtitle)}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}
