"use client"

import { useTranslations } from "next-intl"
import { useRef } from "react"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { NoMatch } from "@/components/ui/no-match"
import type { Task } from "@/lib/features/todo/schema"
import { EndOfTasks } from "./end-of-tasks"
import { listIcons, listNameOf } from "./looks"
import { SortableTasks } from "./sortable-tasks"
import type { TaskSelection } from "./task-bar"
import { TaskRowMenu } from "./task-row-menu"
import { TaskSkeleton } from "./task-skeleton"
import type { Nudge } from "./use-nudge"
import { useToday } from "./use-today"
import type { TodoState } from "./use-todo"
import { goTo } from "./use-view"
import { queryOf, type View } from "./view"

const noTasks: Task[] = []

interface Props {
  view: View
  todo: TodoState
  selection: TaskSelection
  nudge?: Nudge
}

/** The tasks of a view, with its loading, error and empty states. */
export function TaskPane({ view, todo, selection, nudge }: Props) {
  const t = useTranslations("todo")
  const today = useToday()
  const scroller = useRef<HTMLDivElement>(null)
  const { tasks, error, isWaiting } = todo
  const Icon = listIcons[listNameOf(view)]
  const isEmpty = tasks?.length === 0 && !isWaiting
  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [-webkit-touch-callout:none]"
    >
      {error && <LoadFailed text={error.message} busy={todo.isBusy} onRetry={todo.retry} />}
      {!error && (!tasks || (tasks.length === 0 && isWaiting)) && <TaskSkeleton />}
      {isEmpty && view.q && <NoMatch onClear={() => goTo({ q: undefined })} />}
      {isEmpty && !view.q && (
        <EmptyState
          announce
          icon={<Icon />}
          title={view.tag ? t("empty.tag", { tag: t(`tags.${view.tag}`) }) : t(`empty.${listNameOf(view)}`)}
          text={view.tag ? t("empty.tagText", { tag: t(`tags.${view.tag}`) }) : t(`empty.${listNameOf(view)}Text`)}
        />
      )}
      {tasks && tasks.length > 0 && (
        <SortableTasks
          key={JSON.stringify(queryOf(view))}
          tasks={tasks}
          view={view}
          today={today}
          actions={todo.actions}
          may={todo.may}
          selection={selection}
          nudge={nudge}
          scroller={scroller}
        />
      )}
      {todo.more && tasks && tasks.length > 0 && <EndOfTasks scroller={scroller} onNear={todo.more} />}
      <TaskRowMenu within={scroller} tasks={tasks ?? noTasks} actions={todo.actions} may={todo.may} nudge={nudge} />
    </div>
  )
}
