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
  /** What it belongs to: one button, or a link. */
  trigger: TriggerElement
  /** Accessible name of a popover; a tooltip is what it says. */
  label?: string
  /** Whether it shows; left out, it keeps that to itself. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** What opens it. With `hover` the keyboard's focus does too. */
  opensOn?: "click" | "hover" | "focus"
  side?: Side
  /** A press elsewhere leaves it open; Esc and the page close it. */
  stays?: boolean
  /** A popover may hold anything; a tooltip is a few words. */
  look?: "popover" | "tooltip"
  className?: string
  children: ReactNode
}

const looks = { popover: clsx(floatingClass, "w-72 max-w-[calc(100vw-1rem)] p-4 text-sm"), tooltip: "tooltip" }

/**
 * Something small beside what it belongs to, on its own or under the page's control. Esc and a click elsewhere close it;
 * the pointer may go over to it. For a menu-like panel that takes the focus there is `Popover`.
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
  const said =
    look === "tooltip"
      ? { "aria-describedby": isOpen ? id : undefined }
      : { "aria-expanded": isOpen, "aria-controls": id }
  return (
    <span ref={frame} className="inline-flex" {...handlers}>
      {cloneElement(trigger, { ...said, ...(opensOn === "click" && !trigger.props.onClick && { onClick: toggle }) })}
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
