"use client"

import { lazy, type ReactNode, Suspense } from "react"
import type { Tone } from "./tone"
import { useOpened } from "./use-opened"
import { useReturnFocus } from "./use-return-focus"

type Edge = "top" | "bottom"

export interface MessageDialogProps {
  open: boolean
  /** Esc, a click beside it, and its time being over. */
  onClose: () => void
  title: ReactNode
  text?: ReactNode
  /** Says what kind of message it is, by colour and icon. */
  tone?: Tone
  /** In place of the icon of its kind; `null` for none. */
  icon?: ReactNode
  position?: "middle" | "start" | "end" | Edge | `${Edge}-start` | `${Edge}-end`
  /** How it comes in; nothing moves for those who asked for no motion. */
  motion?: "rise" | "fall" | "zoom" | "fade" | "none"
  /** Closes by itself after so long. */
  seconds?: number
  /** Esc and a click beside it close it. Give it a button where they do not. */
  dismissable?: boolean
  /** Buttons; the one that goes on stands last. */
  footer?: ReactNode
  children?: ReactNode
}

const Panel = lazy(() => import("./message-dialog-panel"))

/** A short message that wants an answer, with a sign of what it is about; its code is fetched when it first opens. */
export function MessageDialog(props: MessageDialogProps) {
  const opened = useOpened(props.open)
  useReturnFocus(props.open)
  return opened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null
}
