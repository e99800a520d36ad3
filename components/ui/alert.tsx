import clsx from "clsx"
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

const icons = {
  brand: Info,
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

interface Props {
  tone?: Tone
  title?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Announced by screen readers when it appears; for alerts added after page load. */
  announce?: boolean
  className?: string
  children?: ReactNode
}

/** A message within the page's content. */
export function Alert({ tone = "info", title, action, announce, className, children }: Props) {
  const Icon = icons[tone]
  return (
    <div
      role={announce ? "alert" : undefined}
      className={clsx(
        "flex items-start gap-3 rounded-control border border-tone-border bg-tone-soft px-3.5 py-2.5 text-tone-text",
        toneClass(tone),
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 text-dense">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty">{children}</div>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  )
}
