import type { ReactNode } from "react"

interface Props {
  art: ReactNode
  title: string
  text: string
  /** A secondary line below, such as a reference to quote. */
  note?: ReactNode
  children: ReactNode
}

/** A page with one message and the way to continue. */
export function Notice({ art, title, text, note, children }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center px-5 py-10 text-center">
      {art}
      <h1 className="mt-8 text-balance font-semibold text-display text-ink tracking-tight">{title}</h1>
      <p className="mt-2 text-balance text-base text-ink-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
      {note && <p className="mt-6 text-dense text-ink-muted">{note}</p>}
    </div>
  )
}
