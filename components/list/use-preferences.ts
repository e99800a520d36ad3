"use client"

import { useMemo, useSyncExternalStore } from "react"
import type { ListColumn, ListRecord } from "./types"

/** Display preferences of a list, stored in the browser and not in the URL. */
export interface ListPreferences {
  density: "comfortable" | "compact"
  /** Columns whose visibility differs from the list's default. */
  toggled: string[]
}

const defaults: ListPreferences = { density: "comfortable", toggled: [] }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): ListPreferences {
  try {
    const { density, toggled } = JSON.parse(text ?? "{}") as Partial<ListPreferences>
    return {
      density: density === "compact" ? "compact" : "comfortable",
      toggled: Array.isArray(toggled) ? toggled.filter((name) => typeof name === "string") : [],
    }
  } catch {
    return defaults
  }
}

/** Returns the stored density and columns of a list; the server and the first paint use the defaults. */
export function usePreferences(list: string) {
  const key = `list:${list}`
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const preferences = useMemo(() => parse(text), [text])
  const change = (part: Partial<ListPreferences>) => {
    try {
      localStorage.setItem(key, JSON.stringify({ ...preferences, ...part }))
    } catch {
      // If storage is full or unavailable, the choice is not remembered.
    }
    for (const listener of listeners) listener()
  }
  return { preferences, change }
}

/** Whether a column is visible. */
export const isShown = <Row extends ListRecord>(column: ListColumn<Row>, { toggled }: ListPreferences): boolean =>
  column.shown === "always" || (column.shown !== "chosen") !== toggled.includes(column.name)
