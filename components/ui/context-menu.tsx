"use client"

import { Content, Portal, Root, Trigger } from "@radix-ui/react-context-menu"
import clsx from "clsx"
import { type MouseEvent, type ReactNode, useState } from "react"
import { ContextMenuEntry, type ContextMenuItem } from "./context-menu-entry"
import { floatingClass } from "./layer-styles"

interface Props {
  /** Names the place and says what opens the menu. */
  label: string
  /** Entries; one that holds `items` opens a further menu. */
  items: ContextMenuItem[]
  /** What opens it, besides a long touch, Enter and the keyboard's own menu key. */
  on?: "right" | "click" | "double"
  /** How it comes in; nothing moves for those who asked for no motion. */
  motion?: "fade" | "zoom" | "slide" | "none"
  className?: string
  /** The place: text and pictures, nothing that can be pressed. */
  children: ReactNode
}

const motions = {
  fade: "duration-slow starting:opacity-0",
  zoom: "origin-(--radix-context-menu-content-transform-origin) duration-slow starting:scale-90 starting:opacity-0",
  slide: "duration-slow starting:-translate-y-3 starting:opacity-0",
  none: "duration-0",
}

/** How many presses of the first button open it. */
const presses = { right: 0, click: 1, double: 2 }

/** Opens where the pointer is, or in the middle of the place when it was asked for by keyboard. */
function openAt(event: MouseEvent<HTMLElement>) {
  const box = event.currentTarget.getBoundingClientRect()
  const [clientX, clientY] = event.detail
    ? [event.clientX, event.clientY]
    : [box.left + box.width / 2, box.top + box.height / 2]
  event.currentTarget.dispatchEvent(
    new window.MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY }),
  )
}

/** A place with a menu of its own, which opens at the pointer. */
export function ContextMenu({ label, items, on = "right", motion = "fade", className, children }: Props) {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr")
  const look = clsx(floatingClass, "min-w-44 max-w-72 p-1.5 motion-reduce:transition-none", motions[motion])
  const click = (event: MouseEvent<HTMLElement>) => {
    const isByKeyboard = event.detail === 0
    if (isByKeyboard || event.detail === presses[on]) openAt(event)
  }
  return (
    <Root dir={direction} onOpenChange={() => setDirection(document.documentElement.dir === "rtl" ? "rtl" : "ltr")}>
      <Trigger asChild>
        <button type="button" aria-haspopup="menu" aria-label={label} onClick={click} className={className}>
          {children}
        </button>
      </Trigger>
      <Portal>
        <Content side={direction === "rtl" ? "left" : "right"} className={look} collisionPadding={8}>
          {items.map((item) => (
            <ContextMenuEntry key={item.label} {...item} look={look} />
          ))}
        </Content>
      </Portal>
    </Root>
  )
}
