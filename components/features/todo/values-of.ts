import type { Task } from "@/lib/features/todo/schema"

/**
 * Form values of a task. The assignee has an id once the user has chosen one; before, name and picture as in the task.
 */
export interface TaskValues extends Pick<Task, "title" | "dueDate" | "description" | "tags"> {
  assignee: { id?: number; fullName?: string; avatar?: string } | null
}

export const valuesOf = ({ title, dueDate, description, assignee, tags }: Task): TaskValues => ({
  title,
  dueDate,
  description,
  assignee,
  tags,
})

const asText = (value: unknown) => JSON.stringify(value ?? null)

/** Returns only the changed values. */
export function changesBetween(before: TaskValues, after: TaskValues): Partial<TaskValues> {
  const names = Object.keys(after) as (keyof TaskValues)[]
  return Object.fromEntries(
    names.filter((name) => asText(before[name]) !== asText(after[name])).map((name) => [name, after[name]]),
  )
}
