"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/email/endpoints"
import { staleAfterWrite } from "../stale"
import { bodyOf, type Draft, isBlank } from "./draft"

const debounceMs = 1200
export type Saved = "no" | "saving" | "yes" | "failed"

/** The mail being written, autosaved to the server. */
export function useDraft(start: Draft, startId: number | undefined, onId: (id: number) => void) {
  const [draft, setDraft] = useState(start)
  const [saved, setSaved] = useState<Saved>(startId ? "yes" : "no")
  const invalidate = useInvalidate()
  const state = useRef({ draft, id: startId, lastSaved: start, running: Promise.resolve(), isReleased: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Saves unsaved changes, after any save in progress. */
  const save = useCallback((): Promise<void> => {
    clearTimeout(timer.current)
    const now = state.current
    now.running = now.running.then(async () => {
      const { draft: unsaved, lastSaved, id } = now
      if (unsaved === lastSaved || (!id && isBlank(unsaved))) return
      setSaved("saving")
      try {
        const { email } = id
          ? await call(endpoints.updateDraft, { body: { email: { id, ...bodyOf(unsaved) } } })
          : await call(endpoints.saveDraft, { body: { email: bodyOf(unsaved) } })
        now.lastSaved = unsaved
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
      state.current.isReleased = false
      state.current.draft = next
      setDraft(next)
      setSaved("no")
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), debounceMs)
    },
    [save],
  )
  // A link leaves the page before the next autosave: what was just typed is saved as well.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (!state.current.isReleased) void save()
    },
    [save],
  )

  return {
    draft,
    saved,
    change,
    save,
    /** Stops autosaving, because the caller now sends or deletes the draft. @returns the draft's id, if it has one */
    async release(): Promise<number | undefined> {
      clearTimeout(timer.current)
      state.current.isReleased = true
      await state.current.running
      return state.current.id
    },
    /** Starts autosaving again, because sending or deleting the draft failed. */
    resume(): void {
      state.current.isReleased = false
      timer.current = setTimeout(() => void save(), debounceMs)
    },
    latest: () => state.current.draft,
  }
}
