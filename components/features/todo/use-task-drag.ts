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
import type { TaskActs } from "./use-task-acts"

/**
 * Dragging in a list that others change meanwhile: the order stands still while one drags, and the drop is told as "right
 * before or after that task", which means the same whatever the others did.
 */
export function useTaskDrag(tasks: Task[], acts: TaskActs) {
  const t = useTranslations("todo.drag")
  const [held, setHeld] = useState<{ id: number; order: Task[] }>()
  const hasMoved = useRef(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const shown = held ? held.order.map((task) => tasks.find(({ id }) => id === task.id) ?? task) : tasks
  const indexOf = (id: Active["id"]) => shown.findIndex((task) => task.id === id)
  const words = (active: Active, over: Over | null) => ({
    title: shown[indexOf(active.id)]?.title ?? "",
    position: indexOf((over ?? active).id) + 1,
    total: shown.length,
  })

  return {
    sensors,
    shown,
    activeId: held?.id,
    active: shown.find(({ id }) => id === held?.id),
    accessibility: {
      screenReaderInstructions: { draggable: t("instructions") },
      announcements: {
        onDragStart: ({ active }: DragStartEvent) => t("pickedUp", words(active, null)),
        onDragOver: ({ active, over }: { active: Active; over: Over | null }) => {
          // It is over itself as soon as it is picked up: that would drown the word that it was.
          hasMoved.current ||= over !== null && over.id !== active.id
          return over && hasMoved.current ? t("over", words(active, over)) : undefined
        },
        onDragEnd: ({ active, over }: DragEndEvent) => t("dropped", words(active, over)),
        onDragCancel: ({ active }: { active: Active }) => t("cancelled", words(active, null)),
      },
    },
    onDragStart: ({ active }: DragStartEvent) => {
      hasMoved.current = false
      setHeld({ id: Number(active.id), order: tasks })
    },
    onDragCancel: () => setHeld(undefined),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setHeld(undefined)
      if (!over || over.id === active.id) return
      const other = Number(over.id)
      const goesDown = indexOf(over.id) > indexOf(active.id)
      void acts.move(Number(active.id), goesDown ? { afterId: other } : { beforeId: other })
    },
  }
}
