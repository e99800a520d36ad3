"use client"

import { useTranslations } from "next-intl"
import { useCallback, useRef, useState } from "react"
import type { Task } from "@/lib/features/todo/schema"
import { focusMovedRow } from "./focus-row"
import type { TaskActions } from "./use-task-actions"

/** Moves a task by one place or to either end without dragging. Returns an announcement for screen readers. */
export function useNudge(tasks: Task[], actions: TaskActions) {
  const t = useTranslations("todo.drag")
  const [announcement, setAnnouncement] = useState("")
  const latest = useRef(tasks)
  latest.current = tasks
  const nudge = useCallback(
    (id: number, step: number) => {
      const list = latest.current
      const from = list.findIndex((task) => task.id === id)
      const to = Math.max(0, Math.min(list.length - 1, from + step))
      const task = list[from]
      const other = list[to]
      if (!task || !other || to === from) return
      void actions.move(id, to < from ? { beforeId: other.id } : { afterId: other.id })
      setAnnouncement(t("dropped", { title: task.title, position: to + 1, total: list.length }))
      focusMovedRow(id)
    },
    [actions, t],
  )
  return { nudge, announcement }
}

export type Nudge = ReturnType<typeof useNudge>["nudge"]
