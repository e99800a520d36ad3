"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/email/endpoints"
import { staleAfterWrite } from "../stale"
import { bodyOf, type Draft, isBlank } from "./draft"

const pauseMs = 1200
export type Saved = "no" | "saving" | "yes" | "failed"

/** What is being written, kept on the server as one types. */
export function useDraft(start: Draft, startId: number | undefined, onId: (id: number) => void) {
  const [draft, setDraft] = useState(start)
  const [saved, setSaved] = useState<Saved>(startId ? "yes" : "no")
  const invalidate = useInvalidate()
  const state = useRef({ draft, id: startId, kept: start, running: Promise.resolve() })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Saves what has not been saved, after whatever is on its way. */
  const save = useCallback((): Promise<void> => {
    clearTimeout(timer.current)
    const now = state.current
    now.running = now.running.then(async () => {
      const { draft: wanted, kept, id } = now
      if (wanted === kept || (!id && isBlank(wanted))) return
      setSaved("saving")
      try {
        const { email } = id
          ? await call(endpoints.updateDraft, { body: { email: { id, ...bodyOf(wanted) } } })
          : await call(endpoints.saveDraft, { body: { email: bodyOf(wanted) } })
        now.kept = wanted
        setSaved("yes")
        if (!id) {
          now.id = email.id
          onId(email.id)
        }
        void invalidate(staleAfterWrite)
      } catch {
        setSaved("failed")
      }
    })
    return now.running
  }, [invalidate, onId])

  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...state.current.draft, ...part }
      state.current.draft = next
      setDraft(next)
      setSaved("no")
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pauseMs)
    },
    [save],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    draft,
    saved,
    change,
    save,
    /** Ends saving: what happens to it now is somebody else's. @returns its id, once it is known */
    async release(): Promise<number | undefined> {
      clearTimeout(timer.current)
      await state.current.running
      return state.current.id
    },
    latest: () => state.current.draft,
  }
}
