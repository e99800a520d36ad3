"use client"

import { closestCenter, DndContext, DragOverlay } from "@dnd-kit/core"
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable"
import { useTranslations } from "next-intl"
import type { RefObject } from "react"
import type { Task } from "@/lib/features/todo/schema"
import { DraggedTask } from "./dragged-task"
import { SortableRow } from "./sortable-row"
import type { TaskSelection } from "./task-bar"
import { type RowProps, TaskRow } from "./task-row"
import { useTaskDrag } from "./use-task-drag"
import { useVisibleRows } from "./use-visible-rows"

interface Props extends Pick<RowProps, "view" | "today" | "actions" | "may" | "nudge"> {
  tasks: Task[]
  selection: TaskSelection
  scroller: RefObject<HTMLElement | null>
}

/** The visible rows. In manual order they can be dragged with pointer or keyboard. */
export function SortableTasks({ tasks, selection, scroller, ...shared }: Props) {
  const t = useTranslations("todo")
  const { nudge, actions } = shared
  const drag = useTaskDrag(tasks, actions)
  const { shown } = drag
  const ids = shown.map(({ id }) => id)
  const active = shown.findIndex(({ id }) => id === drag.activeId)
  const visible = useVisibleRows(ids, scroller, active < 0 ? undefined : active)
  const Row = nudge ? SortableRow : TaskRow
  const list = (
    <ul
      aria-label={t("tasks")}
      data-dragging={drag.activeId === undefined ? undefined : ""}
      style={{ paddingBlockStart: visible.before, paddingBlockEnd: visible.after }}
    >
      {visible.rows.map((index) => {
        const task = shown[index]
        return (
          task && (
            <Row
              key={task.id}
              {...shared}
              ref={visible.measure}
              task={task}
              index={index}
              total={shown.length}
              isSelected={selection.has(task.id)}
              isSelecting={selection.rows.length > 0}
              onSelect={selection.toggle}
            />
          )
        )
      })}
    </ul>
  )
  if (!nudge) return list
  return (
    <DndContext
      id="todo"
      collisionDetection={closestCenter}
      sensors={drag.sensors}
      accessibility={drag.accessibility}
      onDragStart={drag.onDragStart}
      onDragEnd={drag.onDragEnd}
      onDragCancel={drag.onDragCancel}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {list}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {drag.active && <DraggedTask task={drag.active} today={shared.today} />}
      </DragOverlay>
    </DndContext>
  )
}
