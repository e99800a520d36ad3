"use client"

import { useTranslations } from "next-intl"
import type { RefObject } from "react"
import { RowMenu, type RowMenuContent } from "@/components/ui/row-menu"
import type { Task } from "@/lib/features/todo/schema"
import { type TaskPlace, useTaskEntries } from "./use-task-entries"

interface Props extends Pick<TaskPlace, "actions" | "may" | "nudge"> {
  /** The scroll container of the rows. */
  within: RefObject<HTMLElement | null>
  tasks: Task[]
}

/** Context menu of a task row, with the same entries as the menu at its end. */
export function TaskRowMenu({ within, tasks, ...shared }: Props) {
  const t = useTranslations("todo")
  const entriesOf = useTaskEntries()
  function menuOf(row: string): RowMenuContent | undefined {
    const index = tasks.findIndex(({ id }) => id === Number(row))
    const task = tasks[index]
    // A task that is still being saved cannot be changed.
    if (!task || task.id < 0) return undefined
    return {
      label: t("actions.of", { title: task.title }),
      groups: entriesOf({ ...shared, task, index, total: tasks.length }),
    }
  }
  return <RowMenu within={within} of="data-row" menuOf={menuOf} />
}
