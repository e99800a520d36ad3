"use client"

import { useTranslations } from "next-intl"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { toast } from "@/components/ui/toast"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"

/** What a write does to the data on show; to data that know of it already it does nothing. */
export type Change<T> = (data: T) => T

interface Write<T, Answer> {
  /** What shows at once. */
  shown?: Change<T>
  send: () => Promise<Answer>
  /** What shows from the answer on. */
  after?: (answer: Answer) => Change<T>
}

const unchanged = <T>(data: T): T => data

/**
 * Data with the writes that it does not know of yet. They reach the server one after the other, in the order they were
 * made; what fails is taken back with a message. `reads` are asked again when nothing is under way any more.
 */
export function usePending<T>(data: T | undefined, reads: { path: string }[]) {
  const t = useTranslations("profile")
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Change<T>[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const underWay = useRef(0)
  const done = useRef<Change<T>[]>([])
  const latest = useRef({ t, invalidate, reads })
  useEffect(() => {
    latest.current = { t, invalidate, reads }
  })

  const drop = useCallback((gone: Change<T>[]) => setPending((now) => now.filter((one) => !gone.includes(one))), [])

  const settle = useCallback(async () => {
    underWay.current--
    if (underWay.current > 0) return
    const finished = done.current
    done.current = []
    await latest.current.invalidate(latest.current.reads)
    drop(finished)
  }, [drop])

  /** @returns the answer, or nothing where it was refused */
  const write = useCallback(
    async <Answer>({ shown = unchanged, send, after }: Write<T, Answer>): Promise<Answer | undefined> => {
      // Each write is a value of its own, also where two do the same.
      const first: Change<T> = (now) => shown(now)
      setPending((now) => [...now, first])
      underWay.current++
      const sent = queue.current.then(send)
      queue.current = sent.catch(() => undefined)
      try {
        const answer = await sent
        const lasting = after?.(answer)
        if (lasting) setPending((now) => now.map((one) => (one === first ? lasting : one)))
        done.current.push(lasting ?? first)
        return answer
      } catch (error) {
        drop([first])
        const failed = error instanceof CallError ? error : undefined
        toast.error(
          failed?.code === "offline" ? latest.current.t("offline") : failed?.message || latest.current.t("failed"),
        )
        return undefined
      } finally {
        void settle()
      }
    },
    [drop, settle],
  )

  const shown = useMemo(
    () => (data === undefined ? undefined : pending.reduce<T>((now, change) => change(now), data)),
    [data, pending],
  )
  return { shown, write }
}
