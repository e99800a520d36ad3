import clsx from "clsx"

interface Props {
  /** A rotating ring, or a dot that grows and fades. */
  look?: "ring" | "grow"
  /** Sets size and colour; by default 16 px in the text colour. */
  className?: string
}

/** Decorative loading indicator; the waiting element itself needs `aria-busy`. */
export function Spinner({ look = "ring", className }: Props) {
  if (look === "grow")
    return (
      <span aria-hidden="true" className={clsx("inline-grid size-4 place-items-center", className)}>
        <span className="size-1/2 animate-ping rounded-full bg-current motion-reduce:size-full motion-reduce:animate-none" />
      </span>
    )
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className={clsx("size-4 animate-spin", className)}>
      <circle cx="8" cy="8" r="6" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
