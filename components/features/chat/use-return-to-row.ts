"use client"

import { useEffect, useRef } from "react"

/** On phones, moves the focus to the contact's row when the user returns from a conversation to the list. */
export function useReturnToRow(contactId: number | undefined): void {
  const before = useRef(contactId)
  useEffect(() => {
    if (before.current && !contactId) {
      document.querySelector<HTMLElement>(`a[href="?contact=${before.current}"]`)?.focus()
    }
    before.current = contactId
  }, [contactId])
}
