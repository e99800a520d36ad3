import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import { addTaskBody, moveTaskBody, task, taskListQuery, updateTaskBody } from "./schema"

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
