import clsx from "clsx"
import type { ReactNode } from "react"
import { Spinner } from "./spinner"

interface Props {
  /** Covers what is inside and takes it out of reach of pointer, keyboard and screen reader. */
  blocked: boolean
  /** Said while it is blocked, and shown under the sign unless `quiet`. */
  message: string
  /** Keeps the message for screen readers. */
  quiet?: boolean
  /** In place of the turning ring. */
  sign?: ReactNode
  /** Classes of the cover: its colour and how much shows through. */
  coverClassName?: string
  className?: string
  children: ReactNode
}

/** Content that waits: covered while something is under way, and back as it was when that is done. */
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
