import clsx from "clsx"

interface Props {
  /** A ring that turns, or a point that grows and fades. */
  look?: "ring" | "grow"
  /** Its size and colour: it takes the colour of the text, and 16 px unless said. */
  className?: string
}

/** A sign for something under way; decoration only, the element that waits says so with `aria-busy`. */
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
