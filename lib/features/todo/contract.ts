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
  summary: "Tasks, filtered and sorted",
  description:
    "`q` looks in the title. Deleted tasks show under `filter=deleted` only. `filter`, `tag` and `q` are ANDed. Newest first unless `sortBy` says otherwise; `sortBy=order` is the order people made by moving tasks.",
  can: ["read", "Task"],
  query: taskListQuery,
  response: z.array(task),
})

export const addTask = endpoint({
  method: "POST",
  path: "/apps/todo/add-tasks",
  summary: "Add a task",
  description:
    "Only the title is required. `assignee` names a person of the workspace by `id` or by `fullName`; the due date is today where left out.",
  can: ["create", "Task"],
  body: addTaskBody,
  response: z.object({ task }),
  status: 201,
})

export const updateTask = endpoint({
  method: "POST",
  path: "/apps/todo/update-task",
  summary: "Change a task; given fields are merged",
  description: "`isDeleted: false` brings a deleted task back; `assignee: null` takes it from whoever has it.",
  can: ["update", "Task"],
  body: updateTaskBody,
  response: z.object({ task }),
})

export const deleteTask = endpoint({
  method: "DELETE",
  path: "/apps/todo/delete-task",
  summary: "Put a task among the deleted ones",
  can: ["delete", "Task"],
  query: z.object({ taskId: id }),
  response: z.object({ task }),
})

export const moveTask = endpoint({
  method: "POST",
  path: "/apps/todo/move-task",
  summary: "Put a task right before or right after another one",
  description: "Exactly one of `beforeId` and `afterId`. The order is the workspace's; `sortBy=order` lists by it.",
  can: ["update", "Task"],
  body: moveTaskBody,
  response: z.object({ task }),
})

export const getTask = endpoint({
  method: "GET",
  path: "/apps/todo/task",
  summary: "One task, a deleted one too",
  can: ["read", "Task"],
  query: z.object({ taskId: id }),
  response: z.object({ task }),
})

export const countTasks = endpoint({
  method: "GET",
  path: "/apps/todo/counts",
  summary: "How many tasks each list and each tag holds, and how many of them are open",
  description:
    "Lists and tags as the filters of `/apps/todo/tasks` show them: deleted tasks count among the deleted only.",
  can: ["read", "Task"],
  response: taskCounts,
})

export const listAssignable = endpoint({
  method: "GET",
  path: "/apps/todo/people",
  summary: "Whom a task can be given to",
  description:
    "Everyone of the workspace who is not inactive, by name, up to 1,000. Who may see tasks sees these names.",
  can: ["read", "Task"],
  response: z.object({ people: z.array(assignable) }),
})

export const updateTasks = endpoint({
  method: "POST",
  path: "/apps/todo/update-tasks",
  summary: "Change several tasks at once; all or none",
  description: "`addTags` and `removeTags` change the tags each of them has. A task that does not exist answers 404.",
  can: ["update", "Task"],
  body: updateTasksBody,
  response: z.object({ tasks: z.array(task) }),
})

export const deleteTasks = endpoint({
  method: "POST",
  path: "/apps/todo/delete-tasks",
  summary: "Put several tasks among the deleted ones; all or none",
  can: ["delete", "Task"],
  body: tasksBody,
  response: z.object({ tasks: z.array(task) }),
})

export const restoreTasks = endpoint({
  method: "POST",
  path: "/apps/todo/restore-tasks",
  summary: "Bring deleted tasks back; all or none",
  can: ["delete", "Task"],
  body: tasksBody,
  response: z.object({ tasks: z.array(task) }),
})
