"use client"

import { useCallback, useEffect, useRef } from "react"
import { newId } from "./new-id"

const prefix = "idempotency:form:"

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** @param key null removes it */
function store(name: string, key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, key)
  } catch {
    // Storage is blocked, so a retry after a reload is a new write.
  }
}

/**
 * The Idempotency-Key of a form whose write must not happen twice, whatever is changed between two attempts: made when the form
 * opens, the same after a reload, and given up when the form is left. `useMutation` has one for each input instead.
 * @param form names the form and its record
 */
export function useFormKey(form: string) {
  const name = prefix + form
  const key = useRef<string>(undefined)
  const open = useCallback(() => {
    key.current ??= read(name) ?? newId()
    store(name, key.current)
    return key.current
  }, [name])
  /** The next write gets another key. */
  const renew = useCallback(() => {
    key.current = undefined
    store(name, null)
  }, [name])
  useEffect(() => {
    open()
    return renew
  }, [open, renew])
  return { key: open, renew }
}
