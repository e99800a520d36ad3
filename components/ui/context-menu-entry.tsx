"use client"

import { CheckboxItem, Item, Portal, Separator, Sub, SubContent, SubTrigger } from "@radix-ui/react-context-menu"
import clsx from "clsx"
import { Check, ChevronRight } from "lucide-react"
import type { MenuAction } from "./menu"

export interface ContextMenuItem extends Omit<MenuAction, "href"> {
  /** Entries of a submenu. */
  items?: ContextMenuItem[]
  /** Separator before the entry. */
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

/** An entry of a context menu, or a submenu. */
export function ContextMenuEntry({ look: frame, ...item }: ContextMenuItem & { look: string }) {
  const { label, icon, hint, tone, disabled, checked, items, separated, onSelect } = item
  const entryProps = { disabled, className: look(tone === "danger") }
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
          <SubTrigger {...entryProps}>
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
        <Item {...entryProps} onSelect={onSelect}>
          {content}
        </Item>
      ) : (
        <CheckboxItem {...entryProps} checked={checked} onSelect={onSelect}>
          {content}
          {checked && <Check aria-hidden="true" />}
        </CheckboxItem>
      )}
    </>
  )
}
