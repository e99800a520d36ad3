"use client"

import clsx from "clsx"
import { type PointerEvent, type ReactNode, useId } from "react"
import { Disclosure } from "./disclosure"

interface Props {
  items: { key: string; title: ReactNode; content: ReactNode; open?: boolean }[]
  /** Separators, one frame, a frame per item, or a raised card per item. */
  look?: "plain" | "framed" | "apart" | "raised"
  /** Opening one closes the others. */
  single?: boolean
  /** Opens the item under the mouse pointer; clicks and keys work as usual. */
  opensOnHover?: boolean
  /** Level of the titles in the page's outline. */
  level?: 3 | 4
}

const looks = {
  plain: { group: "divide-y divide-line", item: "" },
  framed: { group: "divide-y divide-line overflow-hidden rounded-card border border-line", item: "" },
  apart: { group: "space-y-3", item: "rounded-card border border-line open:border-line-strong" },
  raised: { group: "space-y-3", item: "rounded-card border border-line bg-raised open:shadow-raised" },
}

const openHovered = ({ pointerType, target }: PointerEvent) => {
  const details = pointerType === "mouse" && target instanceof Element && target.closest("details")
  if (details) details.open = true
}

/** Collapsible sections. The browser's page search finds their content, and they work before any script has loaded. */
export function Accordion({ items, look = "plain", single, opensOnHover, level }: Props) {
  const name = useId()
  const { group, item } = looks[look]
  return (
    <div className={group} onPointerOver={opensOnHover ? openHovered : undefined}>
      {items.map(({ key, title, content, open }) => (
        <Disclosure
          key={key}
          title={title}
          level={level}
          open={open}
          name={single ? name : undefined}
          className={clsx("transition-shadow duration-base", item)}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
