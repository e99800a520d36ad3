"use client"

import { useSortable } from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import clsx from "clsx"
import { GripVertical } from "lucide-react"
import type { ReactNode } from "react"

export const sortableItemClass =
  "flex h-full w-full items-center gap-3 rounded-control border border-line bg-card px-3 py-2 text-start text-sm shadow-control"

interface Props {
  id: string
  role: string
  /** Accessible name of the handle; if omitted, the whole item is draggable. */
  handleLabel?: string
  /** Is dragged together with another item. */
  follows: boolean
  children: ReactNode
}

/** An item that can be dragged by pointer or keyboard. */
export function SortableItem({ id, role, handleLabel, follows, children }: Props) {
  const sortable = useSortable({ id })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver, active } = sortable
  const gripProps = { ...attributes, ...listeners, "aria-roledescription": role }
  // Within its list, the other items move; in another list, a line marks the insertion point.
  const isForeign = isOver && active && !sortable.items.includes(active.id)
  const style = { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={clsx(
        "relative",
        (isDragging || follows) && "opacity-40",
        isForeign &&
          "before:absolute before:inset-x-0 before:-top-1.5 before:h-0.5 before:rounded-full before:bg-brand-mark",
      )}
    >
      {handleLabel ? (
        <div className={sortableItemClass}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...gripProps}
            aria-label={handleLabel}
            className="-ms-1.5 grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-muted hover:bg-neutral-soft active:cursor-grabbing"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
          {children}
        </div>
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...gripProps}
          className={clsx(sortableItemClass, "cursor-grab touch-none hover:border-line-strong active:cursor-grabbing")}
        >
          {children}
        </button>
      )}
    </li>
  )
}
