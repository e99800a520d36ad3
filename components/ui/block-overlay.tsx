import clsx from "clsx"
import type { ReactNode } from "react"
import { Spinner } from "./spinner"

interface Props {
  /** Covers the content and makes it inert. */
  blocked: boolean
  /** Message while blocked; visible unless `quiet`. */
  message: string
  /** Shows the message to screen readers only. */
  quiet?: boolean
  /** Replaces the spinner. */
  sign?: ReactNode
  /** Classes for the cover's colour and opacity. */
  coverClassName?: string
  className?: string
  children: ReactNode
}

/** Covers content while an operation is running. */
export function BlockOverlay({ blocked, message, quiet, sign, coverClassName, className, children }: Props) {
  return (
    <div className={clsx("relative isolate", className)} aria-busy={blocked}>
      <div inert={blocked}>{children}</div>
      <div
        role="status"
        className={clsx(
          "absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 rounded-control text-center font-medium",
          "text-dense transition-opacity duration-base",
          coverClassName ?? "bg-card/85 text-ink",
          !blocked && "pointer-events-none opacity-0",
        )}
      >
        {blocked && (
          <>
            {sign ?? <Spinner className="size-7 text-brand-text" />}
            <span className={quiet ? "sr-only" : undefined}>{message}</span>
          </>
        )}
      </div>
    </div>
  )
}
