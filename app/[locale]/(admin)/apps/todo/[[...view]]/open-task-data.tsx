import type { ReactNode } from "react"
import { Prefetch } from "@/components/layout/prefetch"
import { getTaskHandler } from "@/lib/features/todo/handlers"

interface Props {
  /** The query parameter: an id or "new". */
  task?: string
  children: ReactNode
}

/** Prefetches the task in the URL for the screen below. */
export function OpenTaskData({ task, children }: Props) {
  if (!task || task === "new") return children
  return (
    <Prefetch handler={getTaskHandler} input={{ query: { taskId: Number(task) } }}>
      {children}
    </Prefetch>
  )
}
