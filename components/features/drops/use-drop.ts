"use client"

import { useState } from "react"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { createIdempotencyKeys } from "@/lib/core/client/idempotency-keys"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/drops/endpoints"
import type { Drop } from "@/lib/features/drops/schema"
import { staleAfterDrop } from "./stale"
import { useWaitingDrops } from "./use-waiting-drops"
import type { WaitingDrop } from "./waiting-drops"

const { method, path } = endpoints.addDrop

/** Drops cash now, or as soon as there is a network. Each `round` is a fresh form. */
export function useDrop() {
  const [withKey] = useState(() => createIdempotencyKeys(`${method} ${path}`))
  const invalidate = useInvalidate()
  const { drops: waiting, wait, discard } = useWaitingDrops()
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<Drop>()
  /** The initial values of the fresh form: the till of the previous drop, or everything in a rejected one. */
  const [previous, setPrevious] = useState<Partial<WaitingDrop["body"]>>()

  const next = (start: Partial<WaitingDrop["body"]>, dropped?: Drop) => {
    setPrevious(start)
    setResult(dropped)
    setRound((count) => count + 1)
  }

  /** @throws CallError unless the drop was posted, or is stored to be sent later */
  async function drop(body: WaitingDrop["body"], currency: string) {
    const dropped = await withKey({ body } as object, async (key) => {
      try {
        return await call(endpoints.addDrop, { body, idempotencyKey: key })
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== "offline") throw error
        try {
          // With the same key, because the request may have arrived.
          wait({ key, body, currency })
        } catch {
          throw error
        }
        return undefined
      }
    })
    if (dropped) await invalidate(staleAfterDrop)
    next({ till: body.till }, dropped)
  }

  const edit = (refused: WaitingDrop) => {
    discard(refused)
    next(refused.body)
  }
  return { round, result, previous, waiting, drop, edit }
}
