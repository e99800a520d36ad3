"use client"

import { Content, Portal, Root, Trigger } from "@radix-ui/react-context-menu"
import clsx from "clsx"
import { useEffect, useRef, useState } from "react"
import { ContextMenuEntry } from "./context-menu-entry"
import { floatingClass } from "./layer-styles"
import type { RowMenuPanelProps } from "./row-menu"
import { useDirection } from "./use-direction"

const menuClass = clsx(floatingClass, "min-w-44 max-w-72 p-1.5")

/** The menu of a row itself; screens use `RowMenu`, which loads it. */
export default function RowMenuPanel({ request, content, onClose }: RowMenuPanelProps) {
  const trigger = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const direction = useDirection()
  const { row, x, y } = request

  useEffect(() => {
    // The row has controls of its own, so the event that opens the menu goes to a hidden trigger.
    trigger.current?.dispatchEvent(
      new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: x, clientY: y }),
    )
  }, [x, y])
  useEffect(() => {
    // Marks the row whose menu is open.
    row.toggleAttribute("data-menu-open", true)
    return () => row.removeAttribute("data-menu-open")
  }, [row])
  useEffect(() => {
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && target.contains(row)) onClose()
    }
    window.addEventListener("scroll", scrolled, { capture: true, passive: true })
    return () => window.removeEventListener("scroll", scrolled, { capture: true })
  }, [row, onClose])

  return (
    <Root
      dir={direction}
      modal={false}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) onClose()
      }}
    >
      <Trigger asChild>
        <span ref={trigger} hidden />
      </Trigger>
      <Portal>
        <Content
          aria-label={content.label}
          side={direction === "rtl" ? "left" : "right"}
          className={menuClass}
          collisionPadding={8}
        >
          {content.groups.flatMap(({ items }, group) =>
            items.map((item, at) => (
              <ContextMenuEntry key={item.label} {...item} separated={group > 0 && at === 0} look={menuClass} />
            )),
          )}
        </Content>
      </Portal>
    </Root>
  )
}
