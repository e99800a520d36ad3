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
