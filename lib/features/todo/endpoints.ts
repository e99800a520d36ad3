// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addTask: EndpointReference<typeof contract.addTask> = { method: "POST", path: "/apps/todo/add-tasks" }
export const countTasks: EndpointReference<typeof contract.countTasks> = { method: "GET", path: "/apps/todo/counts" }
export const deleteTask: EndpointReference<typeof contract.deleteTask> = {
  method: "DELETE",
  path: "/apps/todo/delete-task",
}
export const deleteTasks: EndpointReference<typeof contract.deleteTasks> = {
  method: "POST",
  path: "/apps/todo/delete-tasks",
}
export const getTask: EndpointReference<typeof contract.getTask> = { method: "GET", path: "/apps/todo/task" }
export const listAssignable: EndpointReference<typeof contract.listAssignable> = {
  method: "GET",
  path: "/apps/todo/people",
}
export const listTasks: EndpointReference<typeof contract.listTasks> = { method: "GET", path: "/apps/todo/tasks" }
export const moveTask: EndpointReference<typeof contract.moveTask> = { method: "POST", path: "/apps/todo/move-task" }
export const restoreTasks: EndpointReference<typeof contract.restoreTasks> = {
  method: "POST",
  path: "/apps/todo/restore-tasks",
}
export const updateTask: EndpointReference<typeof contract.updateTask> = {
  method: "POST",
  path: "/apps/todo/update-task",
}
export const updateTasks: EndpointReference<typeof contract.updateTasks> = {
  method: "POST",
  path: "/apps/todo/update-tasks",
}
