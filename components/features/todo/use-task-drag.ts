"use client"

import {
  type Active,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable"
import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import type { Task } from "@/lib/features/todo/schema"
import type { TaskActions } from "./use-task-actions"

/**
 * Dragging in a list that other users may change meanwhile. The order is frozen during a drag, and the drop is sent as
 * "right before or after that task", which stays correct whatever the others did.
 */
export function useTaskDrag(tasks: Task[], actions: TaskActions) {
  const t = useTranslations("todo.drag")
  const [dragged, setDragged] = useState<{ id: number; order: Task[] }>()
  const hasMoved = useRef(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const shown = dragged ? dragged.order.map((task) => tasks.find(({ id }) => id === task.id) ?? task) : tasks
  const indexOf = (id: Active["id"]) => shown.findIndex((task) => task.id === id)
  const announcementValues = (active: Active, over: Over | null) => ({
    title: shown[indexOf(active.id)]?.title ?? "",
    position: indexOf((over ?? active).id) + 1,
    total: shown.length,
  })

  return {
    sensors,
    shown,
    activeId: dragged?.id,
    active: shown.find(({ id }) => id === dragged?.id),
    accessibility: {
      screenReaderInstructions: { draggable: t("instructions") },
      announcements: {
        onDragStart: ({ active }: DragStartEvent) => t("pickedUp", announcementValues(active, null)),
        onDragOver: ({ active, over }: { active: Active; over: Over | null }) => {
          // A drag starts over its own item; announcing that would interrupt the announcement of the pick-up.
          hasMoved.current ||= over !== null && over.id !== active.id
          return over && hasMoved.current ? t("over", announcementValues(active, over)) : undefined
        },
        onDragEnd: ({ active, over }: DragEndEvent) => t("dropped", announcementValues(active, over)),
        onDragCancel: ({ active }: { active: Active }) => t("cancelled", announcementValues(active, null)),
      },
    },
    onDragStart: ({ active }: DragStartEvent) => {
      hasMoved.current = false
      setDragged({ id: Number(active.id), order: tasks })
    },
    onDragCancel: () => setDragged(undefined),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setDragged(undefined)
      if (!over || over.id === active.id) return
      const other = Number(over.id)
      const goesDown = indexOf(over.id) > indexOf(active.id)
      void actions.move(Number(active.id), goesDown ? { afterId: other } : { beforeId: other })
    },
  }
}
