"use client"

import { useEffect, useRef, useState } from "react"
import { formKey, personalOwner, readForm, storeForm } from "@/lib/core/client/personal-storage"
import { type Draft, type Drafts, type Edits, edit, noEdits, redoEdit, undoEdit } from "./edits"

/** Milliseconds after the last change until the drafts are stored. */
const pauseMs = 300

/** Stores the drafts in this browser tab, where a reload finds them. */
function useStoredDrafts(drafts: Drafts, restore: (drafts: Drafts) => void) {
  const key = useRef<string>(undefined)
  const latest = useRef(restore)
  latest.current = restore
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    void personalOwner.then((owner) => {
      if (isUnmounted) return
      key.current = formKey(owner, "price-sheet")
      const stored = readForm(key.current)
      if (stored) latest.current(JSON.parse(stored.values))
      setReady(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  useEffect(() => {
    if (!isReady) return
    const store = () => {
      const isEmpty = Object.keys(drafts).length === 0
      if (key.current) storeForm(key.current, isEmpty ? undefined : { base: "", values: JSON.stringify(drafts) })
    }
    const timer = setTimeout(store, pauseMs)
    window.addEventListener("pagehide", store)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("pagehide", store)
    }
  }, [drafts, isReady])
}

/** The unsaved prices of the sheet, with undo and redo. They survive a reload of the page. */
export function useSheetEdits() {
  const [edits, setEdits] = useState<Edits>(noEdits)
  const [isRestored, setRestored] = useState(false)
  useStoredDrafts(edits.drafts, (drafts) => {
    if (Object.keys(drafts).length === 0) return
    setEdits((now) => ({ ...now, drafts: { ...drafts, ...now.drafts } }))
    setRestored(true)
  })
  return {
    ...{ drafts: edits.drafts, mayUndo: edits.undo.length > 0, mayRedo: edits.redo.length > 0, isRestored },
    change: (changes: Iterable<readonly [string, Draft | undefined]>) => setEdits((now) => edit(now, changes)),
    undo: () => setEdits(undoEdit),
    redo: () => setEdits(redoEdit),
    /** Forgets all drafts, saved or not. */
    clear: () => {
      setEdits(noEdits)
      setRestored(false)
    },
  }
}
export type SheetEdits = ReturnType<typeof useSheetEdits>
