"use client"

import { useCallback, useSyncExternalStore } from "react"
import { useSessionSettings } from "@/components/layout/session-settings"
import { storePersonal } from "@/lib/core/client/personal-storage"

const changed = "cornerledger:chat-draft"
/** Used if storage is blocked. */
const memory = new Map<string, string>()

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return memory.get(key) ?? ""
  }
}

function write(key: string, text: string): void {
  try {
    storePersonal(key, text)
  } catch {
    memory.set(key, text)
  }
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener("storage", listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener("storage", listener)
  }
}

const nothing = () => ""

/** The user's draft to a contact. It is stored in this browser until sign-out, and shared by all tabs. */
export function useDraft(contactId: number) {
  const { userData } = useSessionSettings()
  const key = `chat-draft:${userData.email}:${contactId}`
  const draft = useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [key]),
    nothing,
  )
  const setDraft = useCallback((text: string) => write(key, text), [key])
  return [draft, setDraft] as const
}
