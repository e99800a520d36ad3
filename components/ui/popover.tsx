"use client"

import type { ReactNode } from "react"
import { Trigger, type TriggerProps } from "./trigger"
import { useOnIntent } from "./use-on-intent"

export interface PopoverProps {
  button: TriggerProps
  /** Accessible name of what opens. */
  label: string
  align?: "start" | "end"
  /** Where it opens, as far as there is room. */
  side?: "bottom" | "top" | "start" | "end"
  className?: string
  /** The content, or a function that is given how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const load = () => import("./popover-panel")

/** A button that opens free content; its code comes with the first sign of interest. */
export function Popover(props: PopoverProps) {
  const { loaded, intentProps } = useOnIntent(load)
  if (loaded) return <loaded.Panel {...props} openedBy={loaded.openedBy} />
  return <Trigger {...props.button} {...intentProps} aria-haspopup="dialog" />
}
