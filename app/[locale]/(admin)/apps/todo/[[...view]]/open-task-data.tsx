import type { ReactNode } from "react"
import { Prefetch } from "@/components/layout/prefetch"
import { getTaskHandler } from "@/lib/features/todo/handlers"

interface Props {
  /** As the address has it. */
  task?: string
  children: ReactNode
}

/** Gives the screen below the task that its address names. */
export function OpenTaskData({ task, children }: Props) {
  if (!task || task === "new") return children
  return (
    <Prefetch handler={getTaskHandler} input={{ query: { taskId: Number(task) } }}>
      {children}
    </Prefetch>
  )
}
