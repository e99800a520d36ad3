"use client"

import { type RefObject, useEffect, useRef, useState } from "react"
import { formKey, personalOwner, readForm, storeForm } from "@/lib/core/client/personal-storage"

/** Milliseconds after the last change until the input is stored. */
const pauseMs = 300
/** Longer input, such as one with pictures, isn't stored. */
const maxLength = 200_000
const secretInputs =
  "input[type=password], input[autocomplete$=password], input[autocomplete^=cc-], input[autocomplete=one-time-code]"
const secretName = /password|secret|token|cvc|card/i

/** Keys of the mounted forms. Of two forms with the same fields only the first is stored. */
const mounted = new Set<string>()

interface Access {
  element: RefObject<HTMLFormElement | null>
  values: () => Record<string, unknown>
  /** Sets values as if the user had typed them. */
  restore: (values: Record<string, unknown>) => void
  /** Calls back at each change. @returns stops */
  watch: (onChange: () => void) => () => void
}

/** A form's values as text, without passwords, codes and card numbers. */
function storable({ element, values }: Access): string {
  const inputs = [...(element.current?.querySelectorAll<HTMLInputElement>(secretInputs) ?? [])]
  const secret = new Set(inputs.map(({ name }) => name.split(".")[0]))
  const kept = Object.entries(values()).filter(([name]) => !secret.has(name) && !secretName.test(name))
  return JSON.stringify(Object.fromEntries(kept))
}

const isAtSignIn = () => /\/login$/.test(window.location.pathname)

/** Keeps a form's input under a key. @returns stops, and removes what was stored */
function keep(key: string, base: { current: string }, access: () => Access): () => void {
  let isOwn = readForm(key)?.base === base.current
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = () => {
    timer = undefined
    const values = storable(access())
    if (values === base.current && !isOwn) return
    isOwn = true
    storeForm(key, values === base.current || values.length > maxLength ? undefined : { base: base.current, values })
  }
  const flush = () => {
    clearTimeout(timer)
    if (timer) store()
  }
  const stopWatching = access().watch(() => {
    clearTimeout(timer)
    timer = setTimeout(store, pauseMs)
  })
  window.addEventListener("pagehide", flush)
  mounted.add(key)
  return () => {
    clearTimeout(timer)
    stopWatching()
    window.removeEventListener("pagehide", flush)
    mounted.delete(key)
    // The user has saved or discarded it, unless the session ended and the sign-in page took its place.
    if (isOwn && !isAtSignIn()) storeForm(key, undefined)
  }
}

/**
 * Stores in this browser tab what a user types into a form, until they save or discard it. When the page is loaded again,
 * the same form gets it back, unless it begins with other values now.
 */
export function useKeptInput(access: Access, isOn: boolean) {
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(access)
  useEffect(() => {
    latest.current = access
  })
  const key = useRef<string>(undefined)
  /** The input without changes. */
  const base = useRef("")

  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isUnmounted = false
    void personalOwner.then((owner) => {
      const names = Object.keys(latest.current.values()).sort()
      const own = formKey(owner, [window.location.pathname + window.location.search, ...names].join(" "))
      if (isUnmounted || mounted.has(own)) return
      key.current = own
      base.current = storable(latest.current)
      const stored = readForm(own)
      stop = keep(own, base, () => latest.current)
      if (stored?.base !== base.current) return
      latest.current.restore(JSON.parse(stored.values))
      setRestored(true)
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [isOn])

  /** Forgets the stored input. Call it after the form was saved or reset. */
  const settled = () => {
    setRestored(false)
    if (!key.current) return
    base.current = storable(latest.current)
    storeForm(key.current, undefined)
  }
  return { isRestored, settled }
}
