"use client"

import { useTranslations } from "next-intl"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { toast } from "@/components/ui/toast"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"

/** Applies a write to displayed data. It must not change data that already includes the write. */
export type Change<T> = (data: T) => T

interface Write<T, Answer> {
  /** Optimistic change, applied immediately. */
  shown?: Change<T>
  send: () => Promise<Answer>
  /** Replaces the optimistic change once the response has arrived. */
  after?: (response: Answer) => Change<T>
}

const unchanged = <T>(data: T): T => data

/**
 * Returns data with pending writes applied optimistically. Requests run one after another, in the order of the writes;
 * a failed write is rolled back with an error message. `reads` are revalidated when no write is in flight.
 */
export function usePending<T>(data: T | undefined, reads: { path: string }[]) {
  const t = useTranslations("profile")
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Change<T>[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const inFlight = useRef(0)
  const done = useRef<Change<T>[]>([])
  const latest = useRef({ t, invalidate, reads })
  useEffect(() => {
    latest.current = { t, invalidate, reads }
  })

  const removeChanges = useCallback(
    (removed: Change<T>[]) => setPending((now) => now.filter((one) => !removed.includes(one))),
    [],
  )

  const settle = useCallback(async () => {
    inFlight.current--
    if (inFlight.current > 0) return
    const finished = done.current
    done.current = []
    await latest.current.invalidate(latest.current.reads)
    removeChanges(finished)
  }, [removeChanges])

  /** @returns the response, or undefined if the request failed */
  const write = useCallback(
    async <Answer>({ shown = unchanged, send, after }: Write<T, Answer>): Promise<Answer | undefined> => {
      // A new function per write, because pending changes are told apart by identity.
      const optimistic: Change<T> = (now) => shown(now)
      setPending((now) => [...now, optimistic])
      inFlight.current++
      const sent = queue.current.then(send)
      queue.current = sent.catch(() => undefined)
      try {
        const response = await sent
        const confirmed = after?.(response)
        if (confirmed) setPending((now) => now.map((one) => (one === optimistic ? confirmed : one)))
        done.current.push(confirmed ?? optimistic)
        return response
      } catch (error) {
        removeChanges([optimistic])
        const failed = error instanceof CallError ? error : undefined
        toast.error(
          failed?.code === "offline" ? latest.current.t("offline") : failed?.message || latest.current.t("failed"),
        )
        return undefined
      } finally {
        void settle()
      }
    },
    [removeChanges, settle],
  )

  const shown = useMemo(
    () => (data === undefined ? undefined : pending.reduce<T>((now, change) => change(now), data)),
    [data, pending],
  )
  return { shown, write }
}
