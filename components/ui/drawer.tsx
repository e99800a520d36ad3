"use client"

import { lazy, type ReactNode, Suspense } from "react"
import { useOpened } from "./use-opened"
import { useReturnFocus } from "./use-return-focus"

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** End is where details and forms come from; start is for a menu. */
  side?: "end" | "start"
  size?: "sm" | "md" | "lg"
  /** Stays at the foot while the body scrolls. A form brings its own with `FormFooter`. */
  footer?: ReactNode
  children?: ReactNode
}

/** Fetches the drawer's code ahead, for a button that is about to open one. */
export const preloadDrawer = () => import("./drawer-panel")
const Panel = lazy(preloadDrawer)

/** A panel that slides in from the side, the whole screen on phones; its code is fetched when it first opens. */
export function Drawer(props: DrawerProps) {
  const opened = useOpened(props.open)
  useReturnFocus(props.open)
  return opened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null
}
