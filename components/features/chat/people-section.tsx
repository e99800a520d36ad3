import { type ReactNode, useId } from "react"

interface Props {
  title: string
  count: number
  /** Shown if the list is empty. */
  none: string
  children: ReactNode
}

/** A list of people with a heading. */
export function PeopleSection({ title, count, none, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-3">
      <h2 id={id} className="px-2 pt-2 pb-1 font-semibold text-ink-faint text-xs">
        {title}
      </h2>
      {count > 0 ? <ul>{children}</ul> : <p className="px-2 py-2 text-dense text-ink-muted">{none}</p>}
    </section>
  )
}
