import clsx from "clsx"
import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"

interface Props {
  title: ReactNode
  /** Level of the title in the page's outline. */
  level?: 3 | 4
  open?: boolean
  /** Opening a disclosure closes the others with the same name. */
  name?: string
  className?: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A title that expands its content. Native `details`, so it works before any script has loaded, and the browser's page
 * search finds the content.
 */
export function Disclosure({ title, level = 3, open, name, className, onToggle, children }: Props) {
  const Title = level === 3 ? "h3" : "h4"
  return (
    <details
      open={open}
      name={name}
      className={clsx("group", className)}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary
        className={clsx(
          "flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control px-4 py-3 [&::-webkit-details-marker]:hidden",
          "transition-colors duration-fast hover:bg-neutral-soft focus-visible:-outline-offset-2",
        )}
      >
        <Title className="min-w-0 flex-1 text-pretty font-medium text-ink text-sm">{title}</Title>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-faint transition-transform duration-base group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-4 text-ink-muted text-sm">{children}</div>
    </details>
  )
}
