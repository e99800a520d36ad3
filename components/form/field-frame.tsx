import clsx from "clsx"
import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"

export interface FieldText {
  label: ReactNode
  /** Text below the control, replaced by an error. */
  help?: ReactNode
  required?: boolean
  /** Content at the end of the label's line: a link such as "Forgot password?". */
  aside?: ReactNode
  className?: string
}

/** Attributes that connect a control with its label and messages. */
export interface ControlProps {
  id: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
  "aria-required": true | undefined
}

interface Props extends FieldText {
  error?: string
  /** The control has its own label (a checkbox). */
  bare?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Inside `LabelsBeside`, from tablets on, the label is beside its control. */
const besideClass =
  "sm:in-data-[labels=beside]:grid sm:in-data-[labels=beside]:grid-cols-[var(--labels)_minmax(0,1fr)] " +
  "sm:in-data-[labels=beside]:gap-x-4 sm:in-data-[labels=beside]:*:col-start-2"

/** Layout of a field: label above, control, help or error below. Independent of any form. */
export function FieldFrame({ label, help, required, aside, className, error, bare, children }: Props) {
  const id = useId()
  const messageId = `${id}message`
  const message = error ?? (bare ? undefined : help)
  return (
    <div className={clsx("min-w-0", besideClass, className)}>
      {!bare && (
        <div
          className={clsx(
            "mb-1.5 flex items-baseline justify-between gap-3",
            "sm:in-data-[labels=beside]:col-start-1! sm:in-data-[labels=beside]:mb-0 sm:in-data-[labels=beside]:pt-2",
          )}
        >
          <label htmlFor={id} className="font-medium text-dense text-ink">
            {label}
            {required && (
              <span aria-hidden="true" className="ms-0.5 text-danger-text">
                *
              </span>
            )}
          </label>
          {aside && <span className="text-dense">{aside}</span>}
        </div>
      )}
      {children({
        id,
        "aria-describedby": message ? messageId : undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {message && (
        <p
          id={messageId}
          className={clsx("mt-1.5 flex gap-1.5 text-pretty text-xs", error ? "text-danger-text" : "text-ink-muted")}
        >
          {error && <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />}
          <span className="min-w-0">{message}</span>
        </p>
      )}
    </div>
  )
}
