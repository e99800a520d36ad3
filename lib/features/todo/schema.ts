import * as z from "zod"
import { id, isoDate, line, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { tags, taskFilters, taskSorts } from "./values"

/** A task as every endpoint returns it. `assignee` is null if nobody has it. */
export const task = z.object({
  id: z.int(),
  title: z.string(),
  dueDate: z.string(),
  description: z.string(),
  assignee: z.object({ fullName: z.string(), avatar: z.string() }).nullable(),
  tags: z.array(z.enum(tags)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
})
export type Task = z.infer<typeof task>

export const taskListQuery = z.object({
  q,
  filter: unset(z.enum(taskFilters)),
  tag: unset(z.enum(tags)),
  sortBy: unset(z.enum(taskSorts)),
  /** How many to answer at most; all if it is left out. */
  limit: unset(z.coerce.number().int().min(1).max(100_000)),
})
export type TaskListQuery = z.output<typeof taskListQuery>

/** A person by id or full name. Null or an empty name means nobody. */
const assignee = z.object({ id: id.optional(), fullName: line(120).optional() }).nullable()
export type Assignee = z.output<typeof assignee>

const written = {
  title: line(200).min(1),
  dueDate: isoDate.refine((date) => date >= "1900-01-01" && date <= "2199-12-31", { params: { key: "date" } }),
  /** HTML, sanitised before it is stored. */
  description: z.string().max(20_000),
  assignee,
  tags: z
    .array(z.enum(tags))
    .max(20)
    .transform((given) => [...new Set(given)]),
  isCompleted: z.boolean(),
  isImportant: z.boolean(),
}

const today = () => new Date().toISOString().slice(0, 10)

const newTask = z.object({
  ...written,
  dueDate: written.dueDate.default(today),
  description: written.description.default(""),
  assignee: written.assignee.default(null),
  tags: written.tags.default([]),
  isCompleted: written.isCompleted.default(false),
  isImportant: written.isImportant.default(false),
})
export type NewTask = z.output<typeof newTask>
export const addTaskBody = z.object({ task: newTask })

const taskChanges = z.object({ ...written, isDeleted: z.boolean() }).partial()
export type TaskChanges = z.output<typeof taskChanges>
export const updateTaskBody = z.object({ task: taskChanges.extend({ id }) })

/** A move in the manual order: right before one task, or right after one. */
export const moveTaskBody = z
  .object({ taskId: id, beforeId: id.optional(), afterId: id.optional() })
  .refine(({ beforeId, afterId }) => (beforeId === undefined) !== (afterId === undefined), {
    path: ["beforeId"],
    params: { key: "beforeOrAfter" },
  })
  .refine(({ taskId, beforeId, afterId }) => taskId !== beforeId && taskId !== afterId, {
    path: ["taskId"],
    params: { key: "besideItself" },
  })
export type Move = z.output<typeof moveTaskBody>

const taskIds = z
  .array(id)
  .min(1)
  .max(1000)
  .transform((given) => [...new Set(given)])
export const tasksBody = z.object({ taskIds })

/** Changes to several tasks at once. Tags are added to and removed from those each task has. */
const manyChanges = z
  .object({
    isCompleted: written.isCompleted,
    isImportant: written.isImportant,
    dueDate: written.dueDate,
    assignee,
    addTags: written.tags,
    removeTags: written.tags,
  })
  .partial()
export type ManyChanges = z.output<typeof manyChanges>
export const updateTasksBody = z.object({ taskIds, dataToUpdate: manyChanges })

/** The number of tasks in a list, and of those not completed. */
const tally = z.object({ total: z.int(), open: z.int() })
export const taskCounts = z.object({
  all: tally,
  important: tally,
  completed: tally,
  deleted: tally,
  tags: z.record(z.enum(tags), tally),
})
export type TaskCounts = z.output<typeof taskCounts>

/** A person to whom a task can be assigned. */
export const assignable = z.object({ id: z.int(), fullName: z.string(), avatar: z.string(), isMe: z.boolean() })
export type Assignable = z.output<typeof assignable>

named({ Task: task })
