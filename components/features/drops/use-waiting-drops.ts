"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { useSessionSettings } from "@/components/layout/session-settings"
import { useErrorText } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/drops/endpoints"
import { staleAfterDrop } from "./stale"
import { readWaiting, removeWaiting, storeWaiting, type WaitingDrop } from "./waiting-drops"

const retryMs = 10_000

/** Whether a later attempt may succeed as it is. */
const isTemporary = (error: unknown) =>
  error instanceof CallError &&
  ([0, 401, 429].includes(error.status) || error.status >= 500 || error.code === "idempotency_in_progress")

/** The drops that wait for a network, which are sent as soon as there is one, and those that were then refused. */
export function useWaitingDrops() {
  const owner = useSessionSettings().userData.email
  const textOf = useErrorText()
  const invalidate = useInvalidate()
  const [drops, setDrops] = useState<WaitingDrop[]>([])
  const isSending = useRef(false)
  const latest = useRef<() => Promise<void>>(async () => undefined)
  const read = useCallback(() => setDrops(readWaiting(owner)), [owner])

  /** Keeps a drop until it can be sent. @throws if the browser can't store it */
  const wait = (drop: WaitingDrop) => {
    storeWaiting(owner, drop)
    read()
  }
  const discard = (drop: WaitingDrop) => {
    removeWaiting(owner, drop)
    read()
  }

  useEffect(() => {
    latest.current = async () => {
      if (isSending.current) return
      isSending.current = true
      try {
        for (const drop of readWaiting(owner)) {
          if (drop.problem !== undefined) continue
          try {
            await call(endpoints.addDrop, { body: drop.body, idempotencyKey: drop.key })
            removeWaiting(owner, drop)
            await invalidate(staleAfterDrop)
          } catch (error) {
            if (isTemporary(error)) return
            storeWaiting(owner, { ...drop, problem: textOf(error) ?? "" })
          }
        }
      } finally {
        isSending.current = false
        read()
      }
    }
  })
  useEffect(() => {
    const send = () => void latest.current()
    send()
    window.addEventListener("online", send)
    const timer = setInterval(send, retryMs)
    return () => {
      window.removeEventListener("online", send)
      clearInterval(timer)
    }
  }, [])
  return { drops, wait, discard }
}
