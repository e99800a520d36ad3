import clsx from "clsx"
import type { ReactNode } from "react"
import { Input, type InputProps } from "@/components/ui/input"

interface Props extends InputProps {
  name: string
  label: string
  help?: string
  error?: string
  /** Shown at the end of the label's line. */
  aside?: ReactNode
}

/** An input with its label above and help below. An error replaces the help; both describe the input to screen readers. */
export function AuthField({ name, label, help, error, aside, ...rest }: Props) {
  const below = error ?? help
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={name} className="font-medium text-dense text-ink">
          {label}
        </label>
        {aside}
      </div>
      <Input
        id={name}
        name={name}
        required
        {...rest}
        aria-invalid={Boolean(error)}
        aria-describedby={below ? `${name}-below` : undefined}
      />
      {below && (
        <p id={`${name}-below`} className={clsx("mt-1.5 text-dense", error ? "text-danger-text" : "text-ink-muted")}>
          {below}
        </p>
      )}
    </div>
  )
}
