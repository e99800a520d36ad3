"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
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

/** One task, or a new one; which it is stands in the address (`task=12`, `task=new`). */
export function TaskDrawer({ view, todo }: { view: View; todo: TodoState }) {
  const t = useTranslations("todo")
  // While it slides away the drawer still shows what it held.
  const [last, setLast] = useState(view.task)
  useEffect(() => {
    if (view.task) setLast(view.task)
  }, [view.task])
  const which = view.task ?? last
  const isNew = which === "new"
  const id = isNew ? undefined : Number(which)
  const listed = todo.tasks?.find((task) => task.id === id)
  const asked = useQuery(endpoints.getTask, id && !listed && todo.tasks ? { query: { taskId: id } } : null, {
    keepPreviousData: false,
  })
  const task = listed ?? asked.data?.task
  const close = () => goTo({ task: undefined }, { replace: true })
  const { acts, may } = todo
  const isOpen = view.task !== undefined && (!isNew || may.create)
  const mayEdit = isNew || (may.update && task && !task.isDeleted)
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={t(isNew ? "form.addTitle" : mayEdit ? "form.editTitle" : "form.showTitle")}
    >
      <Suspense fallback={<SkeletonText lines={5} />}>
        {isNew && <Form view={view} may={may} acts={acts} onDone={close} />}
        {task && mayEdit && <Form key={task.id} view={view} task={task} may={may} acts={acts} onDone={close} />}
        {task && !mayEdit && <Details task={task} may={may} acts={acts} />}
      </Suspense>
      {!isNew && !task && !asked.error && <SkeletonText lines={5} />}
      {!isNew && asked.error?.status === 404 && <UnknownTask onClose={close} />}
      {!isNew && asked.error && asked.error.status !== 404 && (
        <LoadFailed text={asked.error.message} busy={asked.isValidating} onRetry={() => void asked.mutate()} />
      )}
    </Drawer>
  )
}
