"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useErrorToast } from "./use-error-text"

interface Write<Change, Response> {
  /** Optimistic change, applied immediately. A new object or function for each write: identity tells them apart. */
  shown: Change
  send: () => Promise<Response>
  /** Replaces the optimistic change once the response has arrived. */
  after?: (response: Response) => Change
}

/**
 * Writes that show immediately and are sent one after another, in order. A failed write is rolled back with an error
 * message. `stale` is revalidated when no write is in flight.
 */
export function useWriteQueue<Change>(stale: { path: string }[]) {
  const showError = useErrorToast()
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Change[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const inFlight = useRef(0)
  const done = useRef<Change[]>([])
  const latest = useRef({ showError, invalidate, stale })
  useEffect(() => {
    latest.current = { showError, invalidate, stale }
  })

  const removePending = useCallback(
    (removed: Change[]) => setPending((now) => now.filter((one) => !removed.includes(one))),
    [],
  )

  const settle = useCallback(async () => {
    inFlight.current--
    if (inFlight.current > 0) return
    const finished = done.current
    done.current = []
    await latest.current.invalidate(latest.current.stale)
    removePending(finished)
  }, [removePending])

  /** @returns the response, or undefined if the request failed */
  const write = useCallback(
    async <Response>({ shown, send, after }: Write<Change, Response>): Promise<Response | undefined> => {
      setPending((now) => [...now, shown])
      inFlight.current++
      const sent = queue.current.then(send)
      queue.current = sent.catch(() => undefined)
      try {
        const response = await sent
        const confirmed = after ? after(response) : shown
        if (confirmed !== shown) setPending((now) => now.map((one) => (one === shown ? confirmed : one)))
        done.current.push(confirmed)
        return response
      } catch (error) {
        removePending([shown])
        latest.current.showError(error)
        return undefined
      } finally {
        void settle()
      }
    },
    [removePending, settle],
  )
  return { pending, write }
}

export type WriteToQueue<Change> = ReturnType<typeof useWriteQueue<Change>>["write"]
