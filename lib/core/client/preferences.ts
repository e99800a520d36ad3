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

const changedEvent = "cornerledger:preferences"
const yearSeconds = 31_536_000

function storedValue(): string {
  const parts = document.cookie.split("; ")
  return parts.find((part) => part.startsWith(`${preferencesCookie}=`))?.slice(preferencesCookie.length + 1) ?? ""
}

/** Sets the attributes and classes of <html> that the stylesheet reads. */
function apply(preferences: Preferences): void {
  const root = document.documentElement
  for (const [name, value] of Object.entries(preferenceAttributes(preferences))) root.setAttribute(name, value)
  root.classList.toggle("dark", preferences.skin === "dark")
}

function store(preferences: Preferences): void {
  const value = serializePreferences(preferences)
  // The Cookie Store API isn't available over plain HTTP, for example on a company's network.
  Reflect.set(
    document,
    "cookie",
    `${preferencesCookie}=${value}; path=/; max-age=${value ? yearSeconds : 0}; samesite=lax`,
  )
  apply(preferences)
  window.dispatchEvent(new Event(changedEvent))
}

export const readPreferences = (): Preferences => parsePreferences(storedValue())

/** Applies one preference at once and stores it in the cookie. */
export function setPreference<N extends PreferenceName>(name: N, choice: Preferences[N]): void {
  store({ ...readPreferences(), [name]: choice })
}

let beforeDark: Preferences["skin"] = "light"

/** Switches to the dark skin, or back to the previous one. */
export function toggleDark(): void {
  const { skin } = readPreferences()
  if (skin !== "dark") beforeDark = skin
  setPreference("skin", skin === "dark" ? beforeDark : "dark")
}

export const readMenuCollapsed = (): boolean => document.documentElement.dataset.menuCollapsed === "true"

/** Collapses the vertical menu to its icons, or pins it open, and stores that in this browser. */
export function setMenuCollapsed(collapsed: boolean): void {
  document.documentElement.dataset.menuCollapsed = String(collapsed)
  try {
    localStorage.setItem(menuCollapsedKey, String(collapsed))
  } catch {
    // The browser may block storage; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(changedEvent))
}

/** Resets all preferences to their defaults. */
export function resetPreferences(): void {
  store(defaultPreferences)
  setMenuCollapsed(false)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changedEvent, listener)
  return () => window.removeEventListener(changedEvent, listener)
}

/** The current preferences. The server renders with the defaults, so don't use them for anything visible on load. */
export function usePreferences(): Preferences {
  const value = useSyncExternalStore(subscribe, storedValue, () => "")
  return parsePreferences(value)
}

export const useMenuCollapsed = (): boolean => useSyncExternalStore(subscribe, readMenuCollapsed, () => false)
