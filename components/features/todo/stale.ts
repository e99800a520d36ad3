import * as endpoints from "@/lib/features/todo/endpoints"

/** Cached responses that become stale when a task changes. No other endpoint's path starts with that of tasks. */
export const staleAfterWrite = [endpoints.listTasks, endpoints.getTask, endpoints.countTasks]
