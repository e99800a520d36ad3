"use client"

import { useEffect, useRef } from "react"

/** Back from a talk to the list of a phone, the focus is on the person one came from. */
export function useReturnToRow(contactId: number | undefined): void {
  const before = useRef(contactId)
  useEffect(() => {
    if (before.current && !contactId) {
      document.querySelector<HTMLElement>(`a[href="?contact=${before.current}"]`)?.focus()
    }
    before.current = contactId
  }, [contactId])
}
