"use client"

import { useTranslations } from "next-intl"
import { useCallback, useRef, useState } from "react"
import type { Task } from "@/lib/features/todo/schema"
import { focusMovedRow } from "./focus-row"
import type { TaskActs } from "./use-task-acts"

/** Moves a task one place up or down, or to either end, without dragging; what happened is said to screen readers. */
export function useNudge(tasks: Task[], acts: TaskActs) {
  const t = useTranslations("todo.drag")
  const [said, setSaid] = useState("")
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
      void acts.move(id, to < from ? { beforeId: other.id } : { afterId: other.id })
      setSaid(t("dropped", { title: task.title, position: to + 1, total: list.length }))
      focusMovedRow(id)
    },
    [acts, t],
  )
  return { nudge, said }
}

export type Nudge = ReturnType<typeof useNudge>["nudge"]
