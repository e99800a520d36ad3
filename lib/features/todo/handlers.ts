import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as order from "./store/order"

export const listTasksHandler = handler(contract.listTasks, ({ scope, query }) => service.list(scope, query))

export const getTaskHandler = handler(contract.getTask, async ({ scope, query }) => ({
  task: await service.one(scope, query.taskId),
}))

export const countTasksHandler = handler(contract.countTasks, ({ scope }) => service.counts(scope))

export const listAssignableHandler = handler(contract.listAssignable, async ({ scope }) => ({
  people: await service.assignable(scope),
}))

export const addTaskHandler = handler(contract.addTask, async ({ scope, principal, body }) => ({
  task: await service.add({ scope, name: principal.fullName }, body.task),
}))

export const updateTaskHandler = handler(contract.updateTask, async ({ scope, principal, body }) => {
  const { id, ...changes } = body.task
  return { task: await service.change({ scope, name: principal.fullName }, id, changes) }
})

export const updateTasksHandler = handler(contract.updateTasks, async ({ scope, principal, body }) => ({
  tasks: await service.changeMany({ scope, name: principal.fullName }, body.taskIds, body.dataToUpdate),
}))

export const deleteTaskHandler = handler(contract.deleteTask, async ({ scope, query }) => {
  const [task] = await service.setDeleted(scope, [query.taskId], true)
  if (!task) throw notFound()
  return { task }
})

export const deleteTasksHandler = handler(contract.deleteTasks, async ({ scope, body }) => ({
  tasks: await service.setDeleted(scope, body.taskIds, true),
}))

export const restoreTasksHandler = handler(contract.restoreTasks, async ({ scope, body }) => ({
  tasks: await service.setDeleted(scope, body.taskIds, false),
}))

export const moveTaskHandler = handler(contract.moveTask, async ({ scope, body }) => {
  if (!(await order.move(scope, body))) throw notFound()
  return { task: await service.one(scope, body.taskId) }
})
