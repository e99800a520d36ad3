"use client"

import { lazy, type ReactNode, Suspense } from "react"
import type { Tone } from "./tone"
import { useHasOpened } from "./use-opened"
import { useReturnFocus } from "./use-return-focus"

export interface MessageDialogProps {
  open: boolean
  /** Called on Esc, on a click outside, and when `seconds` are over. */
  onClose: () => void
  title: ReactNode
  text?: ReactNode
  /** Kind of message, shown by colour and icon. */
  tone?: Tone
  /** Replaces the default icon; `null` for none. */
  icon?: ReactNode
  position?: "middle" | "start" | "end" | "top" | "top-start" | "top-end" | "bottom" | "bottom-start" | "bottom-end"
  /** Animation when it opens; none with reduced motion. */
  motion?: "rise" | "fall" | "zoom" | "fade" | "none"
  /** Closes automatically after this many seconds. */
  seconds?: number
  /** Closes on Esc and clicks outside. If false, it needs a button. */
  dismissable?: boolean
  /** Blurs the page behind it, so that nobody can read it. */
  veiled?: boolean
  /** Buttons, with the confirming one last. */
  footer?: ReactNode
  children?: ReactNode
}

const Panel = lazy(() => import("./message-dialog-panel"))

/** A short message with an icon that needs a response; its code loads when it first opens. */
export function MessageDialog(props: MessageDialogProps) {
  const wasOpened = useHasOpened(props.open)
  useReturnFocus(props.open)
  return wasOpened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null
}
