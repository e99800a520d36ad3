"use client"

import { useEffect, useRef, useState } from "react"
import { type Count, emptyCount } from "@/lib/core/cash/count"
import { formKey, personalOwner, readForm, storeForm } from "@/lib/core/client/personal-storage"

/**
 * A count that is being made. This browser tab keeps it over a reload and a new sign-in, until `settle` is called.
 * @param name tells counts apart: `till-session 12 closing`
 */
export function useKeptCount(name: string, initial: Count = emptyCount) {
  const [count, setCount] = useState(initial)
  const [isRestored, setRestored] = useState(false)
  const key = useRef<string>(undefined)

  useEffect(() => {
    let isUnmounted = false
    void personalOwner.then((owner) => {
      if (isUnmounted) return
      key.current = formKey(owner, `count ${name}`)
      const kept = readForm(key.current)
      if (!kept) return
      setCount(JSON.parse(kept.values) as Count)
      setRestored(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [name])

  const store = (kept: Count | undefined) => {
    if (key.current) storeForm(key.current, kept && { base: "", values: JSON.stringify(kept) })
  }
  return {
    count,
    setCount: (next: Count) => {
      setCount(next)
      store(next)
    },
    /** Whether the count was begun before the page was loaded. */
    isRestored,
    /** Forgets the count, after it was sent. */
    settle: () => {
      store(undefined)
      setRestored(false)
    },
    /** Begins again. */
    discard: () => {
      store(undefined)
      setRestored(false)
      setCount(emptyCount)
    },
  }
}
