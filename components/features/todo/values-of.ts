import type { Task } from "@/lib/features/todo/schema"

/** What the form of a task holds. The one it is given to is told by the id once it was chosen, before that as the task has it. */
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

/** Only what differs. */
export function changesBetween(before: TaskValues, after: TaskValues): Partial<TaskValues> {
  const names = Object.keys(after) as (keyof TaskValues)[]
  return Object.fromEntries(
    names.filter((name) => asText(before[name]) !== asText(after[name])).map((name) => [name, after[name]]),
  )
}
