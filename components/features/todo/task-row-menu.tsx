"use client"

import { useTranslations } from "next-intl"
import type { RefObject } from "react"
import { RowMenu, type RowMenuContent } from "@/components/ui/row-menu"
import type { Task } from "@/lib/features/todo/schema"
import { type TaskPlace, useTaskEntries } from "./use-task-entries"

interface Props extends Pick<TaskPlace, "acts" | "may" | "nudge"> {
  /** What the rows scroll in. */
  within: RefObject<HTMLElement | null>
  tasks: Task[]
}

/** The menu of a row where it is clicked with the other button: the same as at its end. */
export function TaskRowMenu({ within, tasks, ...shared }: Props) {
  const t = useTranslations("todo")
  const entriesOf = useTaskEntries()
  function menuOf(row: string): RowMenuContent | undefined {
    const index = tasks.findIndex(({ id }) => id === Number(row))
    const task = tasks[index]
    // Not kept yet: there is nothing to change.
    if (!task || task.id < 0) return undefined
    return {
      label: t("acts.of", { title: task.title }),
      groups: entriesOf({ ...shared, task, index, total: tasks.length }),
    }
  }
  return <RowMenu within={within} of="data-row" menuOf={menuOf} />
}
