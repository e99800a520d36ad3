import * as endpoints from "@/lib/features/todo/endpoints"

/** What a write to tasks makes stale. Tasks by their exact path: it is the beginning of no other. */
export const staleAfterWrite = [endpoints.listTasks, endpoints.getTask, endpoints.countTasks]
