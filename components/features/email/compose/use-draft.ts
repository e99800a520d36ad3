"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { callOnce } from "@/lib/core/client/call-once"
import { newId } from "@/lib/core/client/new-id"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/email/endpoints"
import { staleAfterWrite } from "../stale"
import { bodyOf, type Draft, draftOf, isBlank } from "./draft"
import { claim, dropUnsaved, release, storeUnsaved, type Unsaved } from "./unsaved"

const debounceMs = 1200
const retryMs = 15_000
/** `local`: stored in this browser, because the server couldn't be reached. */
export type Saved = "no" | "saving" | "yes" | "local" | "failed"
/** `changed`: saved elsewhere since it was opened here. `gone`: sent or deleted elsewhere. */
export type Conflict = "changed" | "gone"

/** The initial state of a window, besides its text. */
export interface Opening {
  source: string
  version?: number
  /** The text that an earlier page couldn't save. */
  unsaved?: Unsaved
}

const conflictOf = (error: unknown): Conflict | undefined => {
  if (!(error instanceof CallError)) return undefined
  return error.status === 409 ? "changed" : error.status === 404 ? "gone" : undefined
}

/** Whether saving may work later: without a connection, or if the server is overloaded or restarting. */
const isTemporary = (error: unknown) =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500

/** The mail being written: autosaved to the server, and kept in local storage until that succeeds. */
export function useDraft(
  start: Draft,
  startId: number | undefined,
  onId: (id: number) => void,
  { source, version, unsaved }: Opening = { source: "new" },
) {
  const [draft, setDraft] = useState(start)
  const [saved, setSaved] = useState<Saved>(startId && !unsaved ? "yes" : "no")
  const [conflict, setConflict] = useState<Conflict>()
  const invalidate = useInvalidate()
  const [initial] = useState(() => ({
    key: unsaved?.key ?? newId(),
    source,
    draft: start,
    id: startId,
    version,
    conflict: undefined as Conflict | undefined,
    lastSaved: unsaved ? undefined : start,
    running: Promise.resolve(),
    isReleased: false,
    isMounted: true,
    isLost: false,
  }))
  const state = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const showConflict = useCallback((next: Conflict | undefined) => {
    state.current.conflict = next
    setConflict(next)
  }, [])
  const store = useCallback((): boolean => {
    const { key, id, version: known, draft: typed } = state.current
    if (id || !isBlank(typed))
      return storeUnsaved({ key, source: state.current.source, id, version: known, draft: typed, at: Date.now() })
    dropUnsaved(key)
    return true
  }, [])

  /** Saves unsaved changes, after any save in progress. */
  const save = useCallback((): Promise<void> => {
    clearTimeout(timer.current)
    const now = state.current
    now.running = now.running.then(async () => {
      const { draft: typed, lastSaved, id } = now
      if (typed === lastSaved || now.conflict || (!id && isBlank(typed))) return
      setSaved("saving")
      try {
        const { email } = id
          ? await call(endpoints.updateDraft, { body: { email: { id, version: now.version, ...bodyOf(typed) } } })
          : await callOnce(endpoints.saveDraft, { body: { email: bodyOf(typed) } })
        now.lastSaved = typed
        now.id = email.id
        now.version = email.version
        if (now.draft === typed) dropUnsaved(now.key)
        else store()
        setSaved("yes")
        if (!id) onId(email.id)
        void invalidate(staleAfterWrite)
      } catch (error) {
        const isKept = store()
        const found = id ? conflictOf(error) : undefined
        now.isLost = !isKept || !(found || isTemporary(error))
        setSaved(now.isLost ? "failed" : "local")
        if (found) showConflict(found)
        else if (isTemporary(error)) timer.current = setTimeout(() => void save(), retryMs)
      }
    })
    return now.running
  }, [invalidate, onId, showConflict, store])

  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...state.current.draft, ...part }
      state.current.isReleased = false
      state.current.draft = next
      setDraft(next)
      setSaved("no")
      store()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), debounceMs)
    },
    [save, store],
  )
  useEffect(() => {
    const { key } = state.current
    state.current.isMounted = true
    const onOnline = () => void save()
    claim(key)
    window.addEventListener("online", onOnline)
    // Saves the text that an earlier page couldn't.
    if (state.current.lastSaved === undefined) void save()
    return () => {
      window.removeEventListener("online", onOnline)
      state.current.isMounted = false
      // A link can leave the page before the next autosave, so save the latest changes now.
      const last = state.current.isReleased ? Promise.resolve() : save()
      void last.then(() => {
        if (state.current.isMounted) return
        clearTimeout(timer.current)
        release(key)
      })
    }
  }, [save])

  return {
    draft,
    saved,
    conflict,
    change,
    save,
    /** Returns the outcome of the latest save, for a window that is about to close. */
    outcome: (): "saved" | "local" | "failed" => {
      const { draft: typed, lastSaved, id, isLost } = state.current
      if (typed === lastSaved || (!id && isBlank(typed))) return "saved"
      return isLost ? "failed" : "local"
    },
    /** Overwrites the stored version with this one, or saves a new draft if the stored one is gone. */
    keepMine(): Promise<void> {
      if (state.current.conflict === "gone") state.current.id = undefined
      state.current.version = undefined
      showConflict(undefined)
      return save()
    },
    /** Replaces this version by the stored one. @throws CallError */
    async takeTheirs(): Promise<void> {
      const mail = await call(endpoints.getEmail, { query: { id: String(state.current.id) } })
      const theirs = draftOf(mail)
      Object.assign(state.current, { draft: theirs, lastSaved: theirs, version: mail.version })
      dropUnsaved(state.current.key)
      setDraft(theirs)
      setSaved("yes")
      showConflict(undefined)
    },
    /** Stops autosaving, because the caller now sends or deletes the draft. @returns its id and version, if it has any */
    async release(): Promise<Pick<Unsaved, "id" | "version">> {
      clearTimeout(timer.current)
      state.current.isReleased = true
      await state.current.running
      clearTimeout(timer.current)
      return { id: state.current.id, version: state.current.version }
    },
    /** Starts autosaving again, because sending or deleting the draft failed. */
    resume(error?: unknown): void {
      state.current.isReleased = false
      const found = state.current.id ? conflictOf(error) : undefined
      if (found) showConflict(found)
      else timer.current = setTimeout(() => void save(), debounceMs)
    },
    /** Removes the text from this browser, because the draft was sent or deleted. */
    finish: () => dropUnsaved(state.current.key),
    latest: () => state.current.draft,
  }
}
export type Writing = ReturnType<typeof useDraft>
