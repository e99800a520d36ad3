"use client"

import { useTranslations } from "next-intl"
import { useCallback, useRef, useState } from "react"
import type { MessageSource } from "@/components/layout/messages"
import { useScreenShortcuts } from "@/components/layout/screen-shortcuts"
import { useSelection } from "@/components/list/use-selection"
import { Drawer } from "@/components/ui/drawer"
import type { Task } from "@/lib/features/todo/schema"
import { QuickAdd } from "./quick-add/quick-add"
import { TaskBar } from "./task-bar"
import { TaskDrawer } from "./task-drawer"
import { TaskPane } from "./task-pane"
import { TodoNav } from "./todo-nav"
import { useNudge } from "./use-nudge"
import { useTaskKeys } from "./use-task-keys"
import { useTodo } from "./use-todo"
import { goTo, useView } from "./use-view"
import { addressOf, isInOwnOrder } from "./view"

const noTasks: Task[] = []
const shortcutKeys = {
  add: ["N"],
  move: ["J", "K"],
  open: ["Enter"],
  select: ["X"],
  complete: ["E"],
  star: ["S"],
  delete: ["#"],
  reorder: ["Shift J", "Shift K"],
  search: ["/"],
}

/** The to-do app: lists and tags on one side, tasks on the other, and a drawer for one task. */
export function Todo({ activity }: { activity: MessageSource | undefined }) {
  const t = useTranslations("todo")
  const view = useView()
  const todo = useTodo(view)
  const { actions, may } = todo
  const tasks = todo.tasks ?? noTasks
  const selection = useSelection(tasks, addressOf({ ...view, task: undefined }))
  const [isNavOpen, setNavOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const quickAdd = useRef<HTMLInputElement>(null)
  const canMove = may.update && isInOwnOrder(view)
  const { nudge, announcement } = useNudge(tasks, actions)
  const openNew = useCallback(() => goTo({ task: "new" }), [])
  useTaskKeys({ tasks, selection, actions, may, search, quickAdd, nudge: canMove ? nudge : undefined })
  useScreenShortcuts(t("title"), () =>
    Object.entries(shortcutKeys).map(([name, keys]) => ({
      name: t(`keys.${name as keyof typeof shortcutKeys}`),
      keys,
    })),
  )

  return (
    <>
      <div className="-mb-5 flex h-[calc(100dvh-7.25rem)] min-h-96 overflow-hidden rounded-card border border-line bg-card shadow-card lg:mb-0 lg:h-[calc(100dvh-10.75rem)] lg:min-h-[30rem]">
        <div className="hidden w-60 shrink-0 overflow-y-auto border-line border-e p-3 lg:block">
          <TodoNav view={view} counts={todo.counts} onAdd={may.create ? openNew : undefined} />
        </div>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <TaskBar
            view={view}
            todo={todo}
            selection={selection}
            search={search}
            onNav={() => setNavOpen(true)}
            onAdd={openNew}
          />
          {may.create && view.filter !== "deleted" && view.filter !== "completed" && (
            <QuickAdd view={view} input={quickAdd} onAdd={actions.add} onOpen={openNew} />
          )}
          <TaskPane view={view} todo={todo} selection={selection} nudge={canMove ? nudge : undefined} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Drawer open={isNavOpen} onClose={() => setNavOpen(false)} side="start" size="sm" title={t("lists.label")}>
        <TodoNav view={view} counts={todo.counts} onGo={() => setNavOpen(false)} />
      </Drawer>
      <TaskDrawer view={view} todo={todo} activity={activity} />
    </>
  )
}
