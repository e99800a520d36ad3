"use client"

import { useEffect, useRef, useState } from "react"
import { useErrorText } from "@/components/ui/use-error-text"
import { CallError } from "@/lib/core/client/call-error"

const retryMs = 10_000

/**
 * Sends a command. Without a network it waits, and is sent when the network is back: once, because `send` repeats it with the
 * same Idempotency-Key (`useMutation`).
 */
export function useCommand<Input>(send: (input: Input) => Promise<unknown>) {
  const textOf = useErrorText()
  const [error, setError] = useState<string>()
  const [waiting, setWaiting] = useState<{ input: Input }>()
  const latest = useRef<(input: Input) => Promise<void>>(async () => undefined)

  const run = async (input: Input) => {
    setError(undefined)
    try {
      await send(input)
      setWaiting(undefined)
    } catch (failure) {
      const isOffline = failure instanceof CallError && failure.code === "offline"
      setWaiting(isOffline ? { input } : undefined)
      if (!isOffline) setError(textOf(failure))
    }
  }
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!waiting) return
    const again = () => void latest.current(waiting.input)
    window.addEventListener("online", again)
    const timer = setInterval(again, retryMs)
    return () => {
      window.removeEventListener("online", again)
      clearInterval(timer)
    }
  }, [waiting])

  return { run, error, isWaiting: waiting !== undefined }
}
