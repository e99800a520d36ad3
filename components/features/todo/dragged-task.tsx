"use client"

import { GripVertical } from "lucide-react"
import type { Task } from "@/lib/features/todo/schema"
import { DueDate } from "./due-date"

/** Preview that follows the pointer while a task is dragged. */
export function DraggedTask({ task, today }: { task: Task; today: string }) {
  return (
    <div className="flex h-16 cursor-grabbing items-center gap-3 rounded-control border border-brand-mark bg-raised px-2 shadow-raised md:h-11">
      <GripVertical aria-hidden="true" className="size-4 text-ink-muted" />
      <bdi className="min-w-0 flex-1 truncate font-medium text-sm">{task.title}</bdi>
      <DueDate date={task.dueDate} today={today} isCompleted={task.isCompleted} />
    </div>
  )
}
