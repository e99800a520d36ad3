"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { toast } from "@/components/ui/toast"
import type { WriteToQueue } from "@/components/ui/use-write-queue"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/todo/endpoints"
import type { Task } from "@/lib/features/todo/schema"
import type { Tag } from "@/lib/features/todo/values"
import type { Pending } from "./pending"

export type NewTask = Pick<Task, "title"> &
  Partial<Omit<Task, "id" | "assignee">> & { assignee?: { id: number; fullName: string; avatar: string } }
/** A position right before or right after another task. */
export type Place = { beforeId: number; afterId?: undefined } | { afterId: number; beforeId?: undefined }

const idsOf = (tasks: Task[]) => tasks.map(({ id }) => id)
let lastDraft = 0

/** Returns the actions on tasks. Changes show immediately and are rolled back with an error message if they fail. */
export function useTaskActions(write: WriteToQueue<Pending>) {
  const t = useTranslations("todo")
  return useMemo(() => {
    const set = (tasks: Task[], changes: Partial<Task>) => {
      const shown = { kind: "change" as const, ids: idsOf(tasks), apply: (task: Task) => ({ ...task, ...changes }) }
      const [first] = tasks
      const { isCompleted, isImportant, dueDate } = changes
      return tasks.length === 1 && first
        ? write({
            shown,
            send: () => call(endpoints.updateTask, { body: { task: { id: first.id, ...changes } } }),
          })
        : write({
            shown,
            send: () =>
              call(endpoints.updateTasks, {
                body: { taskIds: idsOf(tasks), dataToUpdate: { isCompleted, isImportant, dueDate } },
              }),
          })
    }
    const setDeleted = (tasks: Task[], isDeleted: boolean) =>
      write<unknown>({
        shown: { kind: "change", ids: idsOf(tasks), apply: (task) => ({ ...task, isDeleted }) },
        send: () => {
          const [first] = tasks
          const body = { taskIds: idsOf(tasks) }
          if (!isDeleted) return call(endpoints.restoreTasks, { body })
          if (tasks.length > 1 || !first) return call(endpoints.deleteTasks, { body })
          return call(endpoints.deleteTask, { query: { taskId: first.id } })
        },
      })
    const messageValues = (tasks: Task[]) => ({ count: tasks.length, title: tasks[0]?.title ?? "" })
    const setTag = (tasks: Task[], tag: Tag, isOn: boolean) =>
      write({
        shown: {
          kind: "change",
          ids: idsOf(tasks),
          apply: (task) => ({ ...task, tags: [...task.tags.filter((other) => other !== tag), ...(isOn ? [tag] : [])] }),
        },
        send: () =>
          call(endpoints.updateTasks, {
            body: { taskIds: idsOf(tasks), dataToUpdate: isOn ? { addTags: [tag] } : { removeTags: [tag] } },
          }),
      })

    return {
      set,
      star: (tasks: Task[], isImportant: boolean) => set(tasks, { isImportant }),

      async complete(tasks: Task[], isCompleted: boolean) {
        const changed = tasks.filter((task) => task.isCompleted !== isCompleted)
        if (changed.length === 0 || !(await set(changed, { isCompleted })) || !isCompleted) return
        toast.undo(t("done.completed", messageValues(changed)), () => set(changed, { isCompleted: false }))
      },

      async remove(tasks: Task[]) {
        if (tasks.length === 0 || !(await setDeleted(tasks, true))) return
        toast.undo(t("done.deleted", messageValues(tasks)), () => setDeleted(tasks, false))
      },

      async restore(tasks: Task[]) {
        if (tasks.length === 0 || !(await setDeleted(tasks, false))) return
        toast.undo(t("done.restored", messageValues(tasks)), () => setDeleted(tasks, true))
      },

      async tag(tasks: Task[], tag: Tag, isOn: boolean) {
        const changed = tasks.filter((task) => task.tags.includes(tag) !== isOn)
        if (changed.length === 0 || !(await setTag(changed, tag, isOn))) return
        toast.undo(
          t(isOn ? "done.tagged" : "done.untagged", { ...messageValues(changed), tag: t(`tags.${tag}`) }),
          () => setTag(changed, tag, !isOn),
        )
      },

      move: (id: number, place: Place) =>
        write({
          shown: { kind: "move", id, ...place },
          send: () => call(endpoints.moveTask, { body: { taskId: id, ...place } }),
        }),

      /** @returns the saved task, or undefined if the request failed */
      async add({ assignee, ...values }: NewTask): Promise<Task | undefined> {
        lastDraft -= 1
        const draft: Task = {
          id: lastDraft,
          dueDate: "",
          description: "",
          tags: [],
          isCompleted: false,
          isDeleted: false,
          isImportant: false,
          ...values,
          assignee: assignee ?? null,
        }
        const response = await write({
          shown: { kind: "add", task: draft },
          send: () =>
            callOnce(endpoints.addTask, {
              body: { task: { ...values, assignee: assignee && { id: assignee.id } } },
            }),
          after: ({ task }) => ({ kind: "add", task }),
        })
        return response?.task
      },
    }
  }, [t, write])
}

export type TaskActions = ReturnType<typeof useTaskActions>
