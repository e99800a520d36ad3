"use client"

import type { ReactNode } from "react"
import { Trigger, type TriggerProps } from "./trigger"
import { useOnIntent } from "./use-on-intent"

export interface PopoverProps {
  button: TriggerProps
  /** Accessible name of the popover. */
  label: string
  align?: "start" | "end"
  /** Preferred side; it opens elsewhere if there is no room. */
  side?: "bottom" | "top" | "start" | "end"
  className?: string
  /** The content, or a function that receives a callback to close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const load = () => import("./popover-panel")

/** A button that opens a popover; its code loads on hover or focus. */
export function Popover(props: PopoverProps) {
  const { loaded, intentProps } = useOnIntent(load)
  if (loaded) return <loaded.Panel {...props} openedBy={loaded.openedBy} />
  return <Trigger {...props.button} {...intentProps} aria-haspopup="dialog" />
}
