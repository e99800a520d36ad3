"use client"

import { useSyncExternalStore } from "react"
import {
  defaultPreferences,
  isDarkSkin,
  menuCollapsedKey,
  type PreferenceName,
  type Preferences,
  parsePreferences,
  preferenceAttributes,
  preferencesCookie,
  schemeCookie,
  serializePreferences,
} from "../preferences"

const changedEvent = "cornerledger:preferences"
const yearSeconds = 31_536_000

function storedValue(): string {
  const parts = document.cookie.split("; ")
  return parts.find((part) => part.startsWith(`${preferencesCookie}=`))?.slice(preferencesCookie.length + 1) ?? ""
}

const darkScheme = () => window.matchMedia("(prefers-color-scheme: dark)")

// The Cookie Store API isn't available over plain HTTP, for example on a company's network.
const setCookie = (name: string, value: string): void =>
  void Reflect.set(document, "cookie", `${name}=${value}; path=/; max-age=${value ? yearSeconds : 0}; samesite=lax`)

/** Sets the class of the skin, and the cookie with which the server renders the same class. */
function applySkin(skin: Preferences["skin"]): void {
  const prefersDark = darkScheme().matches
  if (skin === "system") setCookie(schemeCookie, prefersDark ? "dark" : "light")
  document.documentElement.classList.toggle("dark", isDarkSkin(skin, prefersDark))
}

/** Sets the attributes and classes of <html> that the stylesheet reads. */
function apply(preferences: Preferences): void {
  const root = document.documentElement
  for (const [name, value] of Object.entries(preferenceAttributes(preferences))) root.setAttribute(name, value)
  applySkin(preferences.skin)
}

function store(preferences: Preferences): void {
  setCookie(preferencesCookie, serializePreferences(preferences))
  apply(preferences)
  window.dispatchEvent(new Event(changedEvent))
}

export const readPreferences = (): Preferences => parsePreferences(storedValue())

/** Applies one preference at once and stores it in the cookie. */
export function setPreference<N extends PreferenceName>(name: N, choice: Preferences[N]): void {
  store({ ...readPreferences(), [name]: choice })
}

let beforeDark: Preferences["skin"] = "light"

/** Switches to the dark skin, or back to the previous one if that is light now. */
export function toggleDark(): void {
  const { skin } = readPreferences()
  const prefersDark = darkScheme().matches
  const isDark = isDarkSkin(skin, prefersDark)
  if (!isDark) beforeDark = skin
  setPreference("skin", isDark ? (isDarkSkin(beforeDark, prefersDark) ? "light" : beforeDark) : "dark")
}

/** Keeps the skin "system" in step with the browser's colour scheme. @returns a function that stops it */
export function followColourScheme(): () => void {
  const scheme = darkScheme()
  const update = () => applySkin(readPreferences().skin)
  update()
  scheme.addEventListener("change", update)
  return () => scheme.removeEventListener("change", update)
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
