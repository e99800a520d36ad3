"use client"

import { lazy, type ReactNode, Suspense } from "react"
import { useHasOpened } from "./use-opened"
import { useReturnFocus } from "./use-return-focus"

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The end side is for details and forms, the start side for menus. */
  side?: "end" | "start"
  size?: "sm" | "md" | "lg"
  /** Stays at the bottom while the body scrolls. Forms add theirs with `FormButtons`. */
  footer?: ReactNode
  children?: ReactNode
}

/** Preloads the drawer's code, for a button that is about to open one. */
export const preloadDrawer = () => import("./drawer-panel")
const Panel = lazy(preloadDrawer)

/** A panel that slides in from the side and fills the screen on phones; its code loads when it first opens. */
export function Drawer(props: DrawerProps) {
  const wasOpened = useHasOpened(props.open)
  useReturnFocus(props.open)
  return wasOpened ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null
}
