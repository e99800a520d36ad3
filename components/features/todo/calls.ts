/**
 * The calls of this noun by method and path, which is all the browser needs to make them: the contracts themselves would
 * bring their schemas along. A test holds that these are the contracts' own.
 */
export const calls = {
  listTasks: { method: "GET", path: "/apps/todo/tasks" },
  getTask: { method: "GET", path: "/apps/todo/task" },
  countTasks: { method: "GET", path: "/apps/todo/counts" },
  listAssignable: { method: "GET", path: "/apps/todo/people" },
  addTask: { method: "POST", path: "/apps/todo/add-tasks" },
  updateTask: { method: "POST", path: "/apps/todo/update-task" },
  updateTasks: { method: "POST", path: "/apps/todo/update-tasks" },
  deleteTask: { method: "DELETE", path: "/apps/todo/delete-task" },
  deleteTasks: { method: "POST", path: "/apps/todo/delete-tasks" },
  restoreTasks: { method: "POST", path: "/apps/todo/restore-tasks" },
  moveTask: { method: "POST", path: "/apps/todo/move-task" },
} as const

/** What a write to tasks makes stale. Tasks by their exact path: it is the beginning of no other. */
export const reads = [calls.listTasks, calls.getTask, calls.countTasks]
