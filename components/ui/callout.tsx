"use client"

import clsx from "clsx"
import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from "react"
import { floatingClass } from "./layer-styles"
import type { Side } from "./place-beside"
import { useCallout } from "./use-callout"

type TriggerElement = ReactElement<{
  "aria-expanded"?: boolean
  "aria-controls"?: string
  "aria-describedby"?: string
  onClick?: () => void
}>

interface Props {
  /** The element that the callout belongs to: one button or link. */
  trigger: TriggerElement
  /** Accessible name of a popover; a tooltip is named by its content. */
  label?: string
  /** Whether it is open; uncontrolled if omitted. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The interaction that opens the callout. `hover` includes keyboard focus. */
  opensOn?: "click" | "hover" | "focus"
  side?: Side
  /** Stays open on a press elsewhere; Esc and the `open` prop still close it. */
  stays?: boolean
  /** A popover may have any content; a tooltip is a short text. */
  look?: "popover" | "tooltip"
  className?: string
  children: ReactNode
}

const looks = { popover: clsx(floatingClass, "w-72 max-w-[calc(100vw-1rem)] p-4 text-sm"), tooltip: "tooltip" }

/**
 * A small popover or tooltip beside its trigger, controlled or uncontrolled. Esc and a press elsewhere close it; the
 * pointer can move onto it. `Popover` is for panels that take focus.
 */
export function Callout({
  trigger,
  label,
  open,
  onOpenChange,
  opensOn = "click",
  side = "top",
  stays = false,
  look = "popover",
  className,
  children,
}: Props) {
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, handlers } = useCallout({ frame, panel, open, onOpenChange, opensOn, side, stays })
  const triggerProps =
    look === "tooltip"
      ? { "aria-describedby": isOpen ? id : undefined }
      : { "aria-expanded": isOpen, "aria-controls": id }
  return (
    <span ref={frame} className="inline-flex" {...handlers}>
      {cloneElement(trigger, {
        ...triggerProps,
        ...(opensOn === "click" && !trigger.props.onClick && { onClick: toggle }),
      })}
      <div
        ref={panel}
        id={id}
        popover="manual"
        {...(look === "tooltip" ? { role: "tooltip" } : { role: "dialog", "aria-label": label })}
        className={clsx(looks[look], "fixed inset-auto m-0", className)}
      >
        {children}
      </div>
    </span>
  )
}
