"use client"

import { useMemo, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { useWriteQueue } from "@/components/ui/use-write-queue"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/todo/endpoints"
import { countsWithPending, type Pending, withPending } from "./pending"
import { staleAfterWrite } from "./stale"
import { useTaskActions } from "./use-task-actions"
import { addressOf, firstTasks, queryOf, type View } from "./view"

/** Returns a view's tasks and all counts with pending writes applied, and the actions on tasks. */
export function useTodo(view: View) {
  const { filter, tag, q, sortBy } = view
  const shown = addressOf({ ...view, task: undefined })
  const [grown, setGrown] = useState({ shown, limit: firstTasks })
  const limit = grown.shown === shown ? grown.limit : firstTasks
  const list = useQuery(endpoints.listTasks, { query: queryOf(view, limit) })
  const counted = useQuery(endpoints.countTasks)
  const { pending, write } = useWriteQueue<Pending>(staleAfterWrite)
  const actions = useTaskActions(write)
  const ability = useAbility()
  const tasks = useMemo(
    () => list.data && withPending(list.data, pending, { filter, tag, q, sortBy }),
    [list.data, pending, filter, tag, q, sortBy],
  )
  const counts = useMemo(
    () => counted.data && countsWithPending(counted.data, list.data ?? [], pending),
    [counted.data, list.data, pending],
  )
  return {
    tasks,
    counts,
    actions,
    error: list.data ? undefined : list.error,
    /** Shows another view's tasks while this view's are loading. */
    isWaiting: list.isLoading && limit === firstTasks,
    isBusy: list.isValidating,
    /** Loads more tasks of a long list; undefined if there are no more. */
    more:
      list.data && !list.isLoading && list.data.length >= limit
        ? () => setGrown({ shown, limit: limit * 2 })
        : undefined,
    retry: () => void list.mutate(),
    may: {
      create: ability.can("create", "Task"),
      update: ability.can("update", "Task"),
      delete: ability.can("delete", "Task"),
    },
  }
}

export type TodoState = ReturnType<typeof useTodo>
export type May = TodoState["may"]
