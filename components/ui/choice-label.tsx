import clsx from "clsx"
import type { ReactNode } from "react"

export interface ChoiceText {
  /** A secondary line below the label. */
  help?: ReactNode
  hideLabel?: boolean
}

interface Props extends ChoiceText {
  /** Id of the control. */
  htmlFor: string
  label: ReactNode
  /** Label first and control at the end, for rows of switches. */
  controlAtEnd?: boolean
  className?: string
  children: ReactNode
}

/** Label of a checkbox, radio button or switch; all of it is clickable. */
export function ChoiceLabel({ htmlFor, label, help, hideLabel, controlAtEnd, className, children }: Props) {
  if (hideLabel)
    return (
      <label
        htmlFor={htmlFor}
        className={clsx("inline-grid size-8 cursor-pointer place-items-center max-sm:size-11", className)}
      >
        {children}
        <span className="sr-only">{label}</span>
      </label>
    )
  return (
    <label
      htmlFor={htmlFor}
      className={clsx(
        "flex w-fit cursor-pointer items-start gap-2.5 py-1 has-disabled:cursor-not-allowed max-sm:min-h-11 max-sm:py-3",
        controlAtEnd && "w-full flex-row-reverse justify-between gap-4",
        className,
      )}
    >
      <span className="flex h-5 shrink-0 items-center">{children}</span>
      <span className="min-w-0 text-sm">
        {label}
        {help && <span className="block text-dense text-ink-muted">{help}</span>}
      </span>
    </label>
  )
}
