import clsx from "clsx"
import { type ReactNode, useId } from "react"

interface Props {
  label: ReactNode
  /** Receives an id, and a blank placeholder with which the styles detect an empty control. */
  children: (control: { id: string; placeholder: string }) => ReactNode
  className?: string
}

/** A label inside its control while that is empty, which moves onto the border when the user types. */
export function FloatingLabel({ label, children, className }: Props) {
  const id = useId()
  return (
    <span className={clsx("relative block", className)}>
      {children({ id, placeholder: " " })}
      <label
        htmlFor={id}
        className={clsx(
          "pointer-events-none absolute start-2 top-0 max-w-[calc(100%-1rem)] -translate-y-1/2 truncate rounded bg-card px-1",
          "text-ink-muted text-xs transition-all duration-base",
          "[:placeholder-shown:not(:focus)+&]:top-[calc(var(--control)/2)] [:placeholder-shown:not(:focus)+&]:text-sm",
          "[:has(:placeholder-shown:not(:focus))+&]:top-[calc(var(--control)/2)] [:has(:placeholder-shown:not(:focus))+&]:text-sm",
          "[:focus+&]:text-brand-text [:focus-within+&]:text-brand-text",
        )}
      >
        {label}
      </label>
    </span>
  )
}
