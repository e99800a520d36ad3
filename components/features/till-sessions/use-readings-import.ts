"use client"

import { useRef, useState } from "react"
import { toast } from "@/components/ui/toast"
import { useErrorText } from "@/components/ui/use-error-text"
import { CallError } from "@/lib/core/client/call-error"
import { useMutation } from "@/lib/core/client/use-mutation"
import type { DecimalMark } from "@/lib/core/imports/decimal-marks"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { ReadingsImport } from "@/lib/features/till-sessions/schema/imports"

/** Milliseconds without a key before a typed text is read. */
const pause = 400

interface Choice {
  shop: number
  text: string
  columns?: Record<string, string>
  decimal?: DecimalMark
}

/** Previews a file as its text and columns are chosen, and takes its readings. `done` words how many were taken. */
export function useReadingsImport(initialShop: number, done: (count: number) => string) {
  const textOf = useErrorText()
  const send = useMutation(endpoints.importZReadings, { invalidates: [endpoints.listTillSessions] })
  const [choice, setChoice] = useState<Choice>({ shop: initialShop, text: "" })
  const [preview, setPreview] = useState<ReadingsImport>()
  const [error, setError] = useState<string>()

  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = async (next: Choice, phase: "preview" | "take") => {
    clearTimeout(timer.current)
    // Only the latest answer counts.
    const mine = ++asked.current
    setChoice(next)
    setError(undefined)
    if (next.text.trim() === "") return setPreview(undefined)
    try {
      const answer = await send.run({ body: { ...next, phase } })
      if (mine !== asked.current) return
      setPreview(answer)
      if (phase === "take") void toast.success(done(answer.taken))
    } catch (failure) {
      if (mine !== asked.current) return
      if (phase === "preview") setPreview(undefined)
      setError((failure instanceof CallError && failure.fields?.text?.[0]) || textOf(failure))
    }
  }
  // A choice counts before its preview has arrived.
  const columnsNow = (): Record<string, string> => ({
    ...Object.fromEntries((preview?.columns ?? []).map(({ name, meaning }) => [name, meaning])),
    ...choice.columns,
  })

  return {
    ...{ choice, preview, error, busy: send.busy },
    setShop: (shop: number) => ask({ shop, text: choice.text }, "preview"),
    setText: (text: string) => {
      const next = { shop: choice.shop, text }
      setChoice(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void ask(next, "preview"), pause)
    },
    setDecimal: (decimal: DecimalMark) => ask({ ...choice, columns: columnsNow(), decimal }, "preview"),
    /** Another column with the same meaning is no longer needed. */
    setMeaning: (name: string, meaning: string) => {
      const others = Object.entries(columnsNow()).map(([other, old]) => [other, old === meaning ? "ignore" : old])
      return ask({ ...choice, columns: { ...Object.fromEntries(others), [name]: meaning } }, "preview")
    },
    take: () => ask({ ...choice, columns: columnsNow(), decimal: preview?.decimal }, "take"),
  }
}
