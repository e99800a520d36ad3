"use client"

import { useTranslations } from "next-intl"
import { useCallback, useEffect, useRef, useState } from "react"
import { toast } from "@/components/ui/toast"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { Pending } from "./pending"
import { staleAfterWrite } from "./stale"

interface Write<Answer> {
  /** What shows at once. */
  shown: Pending
  send: () => Promise<Answer>
  /** What shows from the answer on. */
  after?: (answer: Answer) => Pending
}

/**
 * Writes that show at once and reach the server one after the other, in the order they were made. What fails is taken
 * back with a message. The lists are asked again when nothing is under way any more.
 */
export function useWrites() {
  const t = useTranslations("todo")
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Pending[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const underWay = useRef(0)
  const done = useRef<Pending[]>([])
  const latest = useRef({ t, invalidate })
  useEffect(() => {
    latest.current = { t, invalidate }
  })

  const drop = useCallback((gone: Pending[]) => setPending((now) => now.filter((one) => !gone.includes(one))), [])

  const settle = useCallback(async () => {
    underWay.current--
    if (underWay.current > 0) return
    const finished = done.current
    done.current = []
    await latest.current.invalidate(staleAfterWrite)
    drop(finished)
  }, [drop])

  const write = useCallback(
    async <Answer>({ shown, send, after }: Write<Answer>): Promise<Answer | undefined> => {
      setPending((now) => [...now, shown])
      underWay.current++
      const sent = queue.current.then(send)
      queue.current = sent.catch(() => undefined)
      let lasting = shown
      try {
        const answer = await sent
        if (after) {
          const next = after(answer)
          lasting = next
          setPending((now) => now.map((one) => (one === shown ? next : one)))
        }
        done.current.push(lasting)
        return answer
      } catch (error) {
        drop([shown])
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

  return { pending, write }
}

export type WriteTasks = ReturnType<typeof useWrites>["write"]
