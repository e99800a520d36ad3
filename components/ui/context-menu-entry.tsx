"use client"

import { CheckboxItem, Item, Portal, Separator, Sub, SubContent, SubTrigger } from "@radix-ui/react-context-menu"
import clsx from "clsx"
import { Check, ChevronRight } from "lucide-react"
import type { MenuAction } from "./menu"

export interface ContextMenuItem extends Omit<MenuAction, "href"> {
  /** A menu under this entry. */
  items?: ContextMenuItem[]
  /** A line before it. */
  separated?: boolean
}

const look = (danger: boolean) =>
  clsx(
    "flex min-h-control-sm w-full cursor-default items-center gap-2.5 rounded-control px-2.5 text-start text-dense outline-none",
    "data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
    danger
      ? "text-danger-text data-highlighted:bg-danger-soft"
      : "text-ink data-highlighted:bg-neutral-soft data-[state=open]:bg-neutral-soft [&_svg]:text-ink-muted",
  )

/** One line of a context menu, or a menu under it. */
export function ContextMenuEntry({ look: frame, ...item }: ContextMenuItem & { look: string }) {
  const { label, icon, hint, tone, disabled, checked, items, separated, onSelect } = item
  const shared = { disabled, className: look(tone === "danger") }
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1 py-1">{label}</span>
      {hint && <span className="tabular text-ink-faint text-xs">{hint}</span>}
    </>
  )
  return (
    <>
      {separated && <Separator className="my-1.5 h-px bg-line" />}
      {items ? (
        <Sub>
          <SubTrigger {...shared}>
            {content}
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </SubTrigger>
          <Portal>
            <SubContent className={frame} sideOffset={4} collisionPadding={8}>
              {items.map((inner) => (
                <ContextMenuEntry key={inner.label} {...inner} look={frame} />
              ))}
            </SubContent>
          </Portal>
        </Sub>
      ) : checked === undefined ? (
        <Item {...shared} onSelect={onSelect}>
          {content}
        </Item>
      ) : (
        <CheckboxItem {...shared} checked={checked} onSelect={onSelect}>
          {content}
          {checked && <Check aria-hidden="true" />}
        </CheckboxItem>
      )}
    </>
  )
}
