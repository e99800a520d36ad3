"use client"

import { Popover as HeadlessPopover, PopoverPanel as Panel, PopoverButton } from "@headlessui/react"
import clsx from "clsx"
import { floatingClass, physicalSide } from "./layer-styles"
import type { PopoverProps } from "./popover"
import { Trigger } from "./trigger"
import type { OpenedBy } from "./use-on-intent"
import { useOpenOnMount } from "./use-open-at-once"

/** The popover itself; screens use `Popover`, which loads it. */
export default function PopoverPanel({
  button,
  label,
  align = "end",
  side = "bottom",
  className,
  children,
  openedBy,
}: PopoverProps & { openedBy: OpenedBy }) {
  const ref = useOpenOnMount(openedBy)
  return (
    <HeadlessPopover className="contents">
      <PopoverButton as={Trigger} {...button} aria-haspopup="dialog" ref={ref} />
      <Panel
        transition
        focus
        role="dialog"
        aria-label={label}
        anchor={{ to: `${physicalSide(side)} ${align}`, gap: 6, padding: 8 }}
        className={clsx(floatingClass, "max-w-[calc(100vw-1rem)]", className ?? "w-72 p-4")}
      >
        {({ close }) => <>{typeof children === "function" ? children(close) : children}</>}
      </Panel>
    </HeadlessPopover>
  )
}
