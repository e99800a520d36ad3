import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as order from "./order"
import * as service from "./service"
import * as store from "./store"

export const listTasksHandler = handler(contract.listTasks, ({ scope, query }) => store.findAll(scope, query))

export const addTaskHandler = handler(contract.addTask, async ({ scope, body }) => ({
  task: await service.add(scope, body.task),
}))

export const updateTaskHandler = handler(contract.updateTask, async ({ scope, body }) => {
  const { id, ...changes } = body.task
  return { task: await service.change(scope, id, changes) }
})

export const deleteTaskHandler = handler(contract.deleteTask, async ({ scope, query }) => ({
  task: await service.remove(scope, query.taskId),
}))

export const moveTaskHandler = handler(contract.moveTask, async ({ scope, body }) => {
  if (!(await order.move(scope, body))) throw notFound()
  return { task: await service.one(scope, body.taskId) }
})
