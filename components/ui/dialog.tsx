"use client"

import { lazy, type ReactNode, Suspense } from "react"
import type { Tone } from "./tone"
import { useHasOpened } from "./use-opened"
import { useReturnFocus } from "./use-return-focus"

export interface DialogProps {
  open: boolean
  /** Called on Esc, the close button and a click outside. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Maximum width; `full` fills the window. */
  size?: "sm" | "md" | "lg" | "full"
  /** Colours the header, for warnings and successes. */
  tone?: Tone
  /** Buttons in the footer, with the confirming one last. */
  footer?: ReactNode
  children?: ReactNode
}

/** Preloads the dialog's code, for a button that is about to open one. */
export const preloadDialog = () => import("./dialog-panel")
const Panel = lazy(preloadDialog)

/** A modal dialog; its code loads when it first opens. */
export function Dialog(props: DialogProps) {
  const wasOpened = useHasOpened(props.open)
  useReturnFocus(props.open)
  return wasOpened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null
}
