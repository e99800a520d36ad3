"use client"

import type { ReactNode } from "react"
import { Trigger, type TriggerProps } from "./trigger"
import { useOnIntent } from "./use-on-intent"

export interface MenuAction {
  label: string
  icon?: ReactNode
  /** Secondary text at the end: a shortcut or a count. */
  hint?: ReactNode
  tone?: "danger"
  disabled?: boolean
  /** Selected among several entries: shown with a tick. */
  checked?: boolean
  /** Address of a page, or … */
  href?: string
  /** … an action. */
  onSelect?: () => void
}
export interface MenuGroup {
  heading?: string
  items: MenuAction[]
}

export interface MenuProps {
  button: TriggerProps
  /** Entries, or groups of entries with separators between them. */
  items: MenuAction[] | MenuGroup[]
  /** The edges at which button and menu align. */
  align?: "start" | "end"
  /** Preferred side; it opens elsewhere if there is no room. */
  side?: "bottom" | "top" | "start" | "end"
  /** Content above the entries, such as the signed-in user. */
  header?: ReactNode
}

const load = () => import("./menu-panel")

/** A button that opens a menu; the menu's code loads on hover or focus. */
export function Menu(props: MenuProps) {
  const { loaded, intentProps } = useOnIntent(load)
  if (loaded) return <loaded.Panel {...props} openedBy={loaded.openedBy} />
  return <Trigger {...props.button} {...intentProps} aria-haspopup="menu" />
}
