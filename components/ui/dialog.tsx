"use client"

import { lazy, type ReactNode, Suspense } from "react"
import type { Tone } from "./tone"
import { useOpened } from "./use-opened"
import { useReturnFocus } from "./use-return-focus"

export interface DialogProps {
  open: boolean
  /** Esc, the close button and a click beside the dialog. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** How wide it may be; `full` takes the window. */
  size?: "sm" | "md" | "lg" | "full"
  /** Colours its head, for what is to be taken as a warning or a success. */
  tone?: Tone
  /** Buttons at the foot; the one that goes on stands last. */
  footer?: ReactNode
  children?: ReactNode
}

/** Fetches the dialog's code ahead, for a button that is about to open one. */
export const preloadDialog = () => import("./dialog-panel")
const Panel = lazy(preloadDialog)

/** A modal dialog; its code is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  const opened = useOpened(props.open)
  useReturnFocus(props.open)
  return opened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null
}
