"use client"

import clsx from "clsx"
import { type PointerEvent, type ReactNode, useId } from "react"
import { Disclosure } from "./disclosure"

interface Props {
  items: { key: string; title: ReactNode; content: ReactNode; open?: boolean }[]
  /** Lines between, a frame around, a frame around each, or each a card that casts a shadow. */
  look?: "plain" | "framed" | "apart" | "raised"
  /** Opening one closes the others. */
  single?: boolean
  /** Opens what a mouse points at; a click and the keyboard work as ever. */
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

const openPointed = ({ pointerType, target }: PointerEvent) => {
  const pointed = pointerType === "mouse" && target instanceof Element && target.closest("details")
  if (pointed) pointed.open = true
}

/** Titles that open what stands under them; found by the browser's own search, and there before any script. */
export function Accordion({ items, look = "plain", single, opensOnHover, level }: Props) {
  const name = useId()
  const { group, item } = looks[look]
  return (
    <div className={group} onPointerOver={opensOnHover ? openPointed : undefined}>
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
