"use client"

import { Content, Portal, Root, Trigger } from "@radix-ui/react-context-menu"
import clsx from "clsx"
import { type MouseEvent, type ReactNode, useState } from "react"
import { ContextMenuEntry, type ContextMenuItem } from "./context-menu-entry"
import { floatingClass } from "./layer-styles"

interface Props {
  /** Accessible name of the area, which says how to open the menu. */
  label: string
  /** Entries; one with `items` opens a submenu. */
  items: ContextMenuItem[]
  /** Mouse action that opens the menu. A long touch, Enter and the keyboard's menu key always do. */
  on?: "right" | "click" | "double"
  /** Animation when it opens; none with reduced motion. */
  motion?: "fade" | "zoom" | "slide" | "none"
  className?: string
  /** Content of the area: text and pictures, without interactive elements. */
  children: ReactNode
}

const motions = {
  fade: "duration-slow starting:opacity-0",
  zoom: "origin-(--radix-context-menu-content-transform-origin) duration-slow starting:scale-90 starting:opacity-0",
  slide: "duration-slow starting:-translate-y-3 starting:opacity-0",
  none: "duration-0",
}

/** Number of primary clicks that open the menu. */
const presses = { right: 0, click: 1, double: 2 }

/** Opens the menu at the pointer, or in the middle of the area if opened by keyboard. */
function openAt(event: MouseEvent<HTMLElement>) {
  const box = event.currentTarget.getBoundingClientRect()
  const [clientX, clientY] = event.detail
    ? [event.clientX, event.clientY]
    : [box.left + box.width / 2, box.top + box.height / 2]
  event.currentTarget.dispatchEvent(
    new window.MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY }),
  )
}

/** An area with a context menu that opens at the pointer. */
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
