"use client"

import { useTranslations } from "next-intl"
import { useCallback, useEffect, useRef, useState } from "react"
import { toast } from "@/components/ui/toast"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { Pending } from "./pending"
import { staleAfterWrite } from "./stale"

interface Write<Answer> {
  /** Optimistic change, applied immediately. */
  shown: Pending
  send: () => Promise<Answer>
  /** Replaces the optimistic change once the response has arrived. */
  after?: (response: Answer) => Pending
}

/**
 * Writes that show immediately and are sent one after another, in order. A failed write is rolled back with an error
 * message. The lists are revalidated when no write is in flight.
 */
export function useWrites() {
  const t = useTranslations("todo")
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Pending[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const inFlight = useRef(0)
  const done = useRef<Pending[]>([])
  const latest = useRef({ t, invalidate })
  useEffect(() => {
    latest.current = { t, invalidate }
  })

  const removePending = useCallback(
    (removed: Pending[]) => setPending((now) => now.filter((one) => !removed.includes(one))),
    [],
  )

  const settle = useCallback(async () => {
    inFlight.current--
    if (inFlight.current > 0) return
    const finished = done.current
    done.current = []
    await latest.current.invalidate(staleAfterWrite)
    removePending(finished)
  }, [removePending])

  const write = useCallback(
    async <Answer>({ shown, send, after }: Write<Answer>): Promise<Answer | undefined> => {
      setPending((now) => [...now, shown])
      inFlight.current++
      const sent = queue.current.then(send)
      queue.current = sent.catch(() => undefined)
      let confirmed = shown
      try {
        const response = await sent
        if (after) {
          const next = after(response)
          confirmed = next
          setPending((now) => now.map((one) => (one === shown ? next : one)))
        }
        done.current.push(confirmed)
        return response
      } catch (error) {
        removePending([shown])
        const failed = error instanceof CallError ? error : undefined
        toast.error(
          failed?.code === "offline" ? latest.current.t("offline") : failed?.message || latest.current.t("failed"),
        )
        return undefined
      } finally {
        void settle()
      }
    },
    [removePending, settle],
  )

  return { pending, write }
}

export type WriteTasks = ReturnType<typeof useWrites>["write"]
