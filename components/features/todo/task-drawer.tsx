"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import type { MessageSource } from "@/components/layout/messages"
import { Drawer } from "@/components/ui/drawer"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/todo/endpoints"
import { UnknownTask } from "./unknown-task"
import type { TodoState } from "./use-todo"
import { goTo } from "./use-view"
import type { View } from "./view"

const Form = lazy(() => import("./task-form"))
const Details = lazy(() => import("./task-details"))
const Activity = lazy(() => import("@/components/features/audit/drawer-activity"))

interface Props {
  view: View
  todo: TodoState
  /** The messages of the activity, for those who may see it. */
  activity: MessageSource | undefined
}

/** Drawer for a task or a new one; the URL says which (`task=12`, `task=new`). */
export function TaskDrawer({ view, todo, activity }: Props) {
  const t = useTranslations("todo")
  // Keeps the content while the drawer slides away.
  const [last, setLast] = useState(view.task)
  useEffect(() => {
    if (view.task) setLast(view.task)
  }, [view.task])
  const which = view.task ?? last
  const isNew = which === "new"
  const id = isNew ? undefined : Number(which)
  const listed = todo.tasks?.find((task) => task.id === id)
  const query = useQuery(endpoints.getTask, id && !listed && todo.tasks ? { query: { taskId: id } } : null, {
    keepPreviousData: false,
  })
  const task = listed ?? query.data?.task
  const close = () => goTo({ task: undefined }, { replace: true })
  const { actions, may } = todo
  const isOpen = view.task !== undefined && (!isNew || may.create)
  const canEdit = isNew || (may.update && task && !task.isDeleted)
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={t(isNew ? "form.addTitle" : canEdit ? "form.editTitle" : "form.showTitle")}
    >
      <Suspense fallback={<SkeletonText lines={5} />}>
        {isNew && <Form view={view} may={may} actions={actions} onDone={close} />}
        {task && canEdit && <Form key={task.id} view={view} task={task} may={may} actions={actions} onDone={close} />}
        {task && !canEdit && <Details task={task} may={may} actions={actions} />}
      </Suspense>
      {/* On its own: a form that is hidden and shown again while this loads would update its state without end. */}
      <Suspense>
        {task && activity && <Activity key={task.id} messages={activity} recordType="task" recordId={task.id} />}
      </Suspense>
      {!isNew && !task && !query.error && <SkeletonText lines={5} />}
      {!isNew && query.error?.status === 404 && <UnknownTask onClose={close} />}
      {!isNew && query.error && query.error.status !== 404 && (
        <LoadFailed text={query.error.message} busy={query.isValidating} onRetry={() => void query.mutate()} />
      )}
    </Drawer>
  )
}
