"use client"

import { useSortable } from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import { GripVertical } from "lucide-react"
import { useTranslations } from "next-intl"
import { type RowProps, TaskRow } from "./task-row"

/** A task row with a drag handle. */
export function SortableRow(props: RowProps) {
  const t = useTranslations("todo.drag")
  const { task } = props
  const sortable = useSortable({ id: task.id, disabled: task.id < 0 })
  const setRow = (row: HTMLLIElement | null) => {
    sortable.setNodeRef(row)
    if (typeof props.ref === "function") props.ref(row)
  }
  const handle = (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-roledescription={t("role")}
      aria-label={t("handle", { title: task.title })}
      className="-mx-1.5 grid h-11 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-faint transition-opacity duration-fast focus-visible:opacity-100 active:cursor-grabbing md:h-8 md:opacity-0 md:group-hover/row:opacity-100 md:group-focus-within/row:opacity-100"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
  return (
    <TaskRow
      {...props}
      ref={setRow}
      handle={handle}
      isDragging={sortable.isDragging}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    />
  )
}
