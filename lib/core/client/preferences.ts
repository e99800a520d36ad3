"use client"

import { useSyncExternalStore } from "react"
import {
  defaultPreferences,
  menuCollapsedKey,
  type PreferenceName,
  type Preferences,
  parsePreferences,
  preferenceAttributes,
  preferencesCookie,
  serializePreferences,
} from "../preferences"

const changed = "cornerledger:preferences"
const year = 31_536_000

function storedValue(): string {
  const parts = document.cookie.split("; ")
  return parts.find((part) => part.startsWith(`${preferencesCookie}=`))?.slice(preferencesCookie.length + 1) ?? ""
}

/** Paints preferences on <html>; the stylesheet does the rest. */
function apply(preferences: Preferences): void {
  const root = document.documentElement
  for (const [name, value] of Object.entries(preferenceAttributes(preferences))) root.setAttribute(name, value)
  root.classList.toggle("dark", preferences.skin === "dark")
}

function store(preferences: Preferences): void {
  const value = serializePreferences(preferences)
  // Not the Cookie Store API: plain http on a company's own network has none.
  Reflect.set(document, "cookie", `${preferencesCookie}=${value}; path=/; max-age=${value ? year : 0}; samesite=lax`)
  apply(preferences)
  window.dispatchEvent(new Event(changed))
}

export const readPreferences = (): Preferences => parsePreferences(storedValue())

/** Applies one choice at once and remembers it. */
export function setPreference<N extends PreferenceName>(name: N, choice: Preferences[N]): void {
  store({ ...readPreferences(), [name]: choice })
}

let beforeDark: Preferences["skin"] = "light"

/** Dark, or back to the skin that stood before it. */
export function toggleDark(): void {
  const { skin } = readPreferences()
  if (skin !== "dark") beforeDark = skin
  setPreference("skin", skin === "dark" ? beforeDark : "dark")
}

export const readMenuCollapsed = (): boolean => document.documentElement.dataset.menuCollapsed === "true"

/** Collapses the vertical menu to its icons, or pins it open, and remembers it in this browser. */
export function setMenuCollapsed(collapsed: boolean): void {
  document.documentElement.dataset.menuCollapsed = String(collapsed)
  try {
    localStorage.setItem(menuCollapsedKey, String(collapsed))
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed))
}

/** Everything as it was at the start. */
export function resetPreferences(): void {
  store(defaultPreferences)
  setMenuCollapsed(false)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** The preferences, live. On the server the defaults: render nothing visible from them before something is opened. */
export function usePreferences(): Preferences {
  const value = useSyncExternalStore(subscribe, storedValue, () => "")
  return parsePreferences(value)
}

export const useMenuCollapsed = (): boolean => useSyncExternalStore(subscribe, readMenuCollapsed, () => false)
