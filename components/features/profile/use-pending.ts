"use client"

import { useCallback, useMemo } from "react"
import { useWriteQueue } from "@/components/ui/use-write-queue"

/** Applies a write to displayed data. It must not change data that already includes the write. */
export type Change<T> = (data: T) => T

interface Write<T, Answer> {
  shown?: Change<T>
  send: () => Promise<Answer>
  /** Replaces the optimistic change once the response has arrived. */
  after?: (response: Answer) => Change<T>
}

const unchanged = <T>(data: T): T => data

/** Returns data with the changes of a write queue applied. `reads` are revalidated when no write is in flight. */
export function usePending<T>(data: T | undefined, reads: { path: string }[]) {
  const { pending, write: enqueue } = useWriteQueue<Change<T>>(reads)
  const write = useCallback(
    <Answer>({ shown = unchanged, ...rest }: Write<T, Answer>) =>
      enqueue<Answer>({ shown: (now) => shown(now), ...rest }),
    [enqueue],
  )
  const shown = useMemo(
    () => (data === undefined ? undefined : pending.reduce<T>((now, change) => change(now), data)),
    [data, pending],
  )
  return { shown, write }
}
