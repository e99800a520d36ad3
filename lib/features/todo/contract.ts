import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import {
  addTaskBody,
  assignable,
  moveTaskBody,
  task,
  taskCounts,
  taskListQuery,
  tasksBody,
  updateTaskBody,
  updateTasksBody,
} from "./schema"

export const listTasks = endpoint({
  method: "GET",
  path: "/apps/todo/tasks",
  tool: "list_tasks",
  summary: "Tasks, filtered and sorted",
  description:
    "`q` searches the title. Deleted tasks appear only with `filter=deleted`. `filter`, `tag` and `q` are ANDed. Newest first by default; `sortBy=order` is the manual order made by moving tasks. `limit` answers the first ones only.",
  can: ["read", "Task"],
  query: taskListQuery,
  response: z.array(task),
})

export const addTask = endpoint({
  method: "POST",
  path: "/apps/todo/add-tasks",
  summary: "Add a task",
  description:
    "Only the title is required. `assignee` is a person of the workspace, by `id` or by `fullName`. The due date defaults to today.",
  can: ["create", "Task"],
  body: addTaskBody,
  response: z.object({ task }),
  status: 201,
})

export const updateTask = endpoint({
  method: "POST",
  path: "/apps/todo/update-task",
  summary: "Update a task; given fields are merged",
  description: "`isDeleted: false` restores a deleted task. `assignee: null` unassigns it.",
  can: ["update", "Task"],
  body: updateTaskBody,
  response: z.object({ task }),
})

export const deleteTask = endpoint({
  method: "DELETE",
  path: "/apps/todo/delete-task",
  summary: "Soft-delete a task",
  can: ["delete", "Task"],
  query: z.object({ taskId: id }),
  response: z.object({ task }),
})

export const moveTask = endpoint({
  method: "POST",
  path: "/apps/todo/move-task",
  summary: "Move a task right before or right after another one",
  description:
    "Requires exactly one of `beforeId` and `afterId`. Everybody in the workspace shares the order; `sortBy=order` lists by it.",
  can: ["update", "Task"],
  body: moveTaskBody,
  response: z.object({ task }),
})

export const getTask = endpoint({
  method: "GET",
  path: "/apps/todo/task",
  summary: "One task, even if it is deleted",
  can: ["read", "Task"],
  query: z.object({ taskId: id }),
  response: z.object({ task }),
})

export const countTasks = endpoint({
  method: "GET",
  path: "/apps/todo/counts",
  summary: "The numbers of all and of open tasks in each list and for each tag",
  description: "Counts what the filters of `/apps/todo/tasks` list, so deleted tasks count only in `deleted`.",
  can: ["read", "Task"],
  response: taskCounts,
})

export const listAssignable = endpoint({
  method: "GET",
  path: "/apps/todo/people",
  summary: "People to whom a task can be assigned",
  description:
    "Everybody in the workspace who isn't inactive, by name, up to 1,000. Permission to read tasks is enough.",
  can: ["read", "Task"],
  response: z.object({ people: z.array(assignable) }),
})

export const updateTasks = endpoint({
  method: "POST",
  path: "/apps/todo/update-tasks",
  summary: "Update several tasks at once; all or none",
  description:
    "`addTags` and `removeTags` modify the existing tags of each task. If a task doesn't exist, the response is 404.",
  can: ["update", "Task"],
  body: updateTasksBody,
  response: z.object({ tasks: z.array(task) }),
})

export const deleteTasks = endpoint({
  method: "POST",
  path: "/apps/todo/delete-tasks",
  summary: "Soft-delete several tasks; all or none",
  can: ["delete", "Task"],
  body: tasksBody,
  response: z.object({ tasks: z.array(task) }),
})

export const restoreTasks = endpoint({
  method: "POST",
  path: "/apps/todo/restore-tasks",
  summary: "Restore deleted tasks; all or none",
  can: ["delete", "Task"],
  body: tasksBody,
  response: z.object({ tasks: z.array(task) }),
})
