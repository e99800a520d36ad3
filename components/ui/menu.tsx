"use client"

import type { ReactNode } from "react"
import { Trigger, type TriggerProps } from "./trigger"
import { useOnIntent } from "./use-on-intent"

export interface MenuAction {
  label: string
  icon?: ReactNode
  /** Quiet text at the end: a shortcut or a count. */
  hint?: ReactNode
  tone?: "danger"
  disabled?: boolean
  /** Chosen among several: shown with a tick. */
  checked?: boolean
  /** A page to go to, or … */
  href?: string
  /** … something to do. */
  onSelect?: () => void
}
export interface MenuGroup {
  heading?: string
  items: MenuAction[]
}

export interface MenuProps {
  button: TriggerProps
  /** Entries, or groups of them parted by lines. */
  items: MenuAction[] | MenuGroup[]
  /** Which edges of button and menu lie on one line. */
  align?: "start" | "end"
  /** Where it opens, as far as there is room. */
  side?: "bottom" | "top" | "start" | "end"
  /** Stands above the entries: who is signed in, say. */
  header?: ReactNode
}

const load = () => import("./menu-panel")

/** A button that opens a menu; the menu's code comes with the first sign of interest. */
export function Menu(props: MenuProps) {
  const { loaded, intentProps } = useOnIntent(load)
  if (loaded) return <loaded.Panel {...props} openedBy={loaded.openedBy} />
  return <Trigger {...props.button} {...intentProps} aria-haspopup="menu" />
}
