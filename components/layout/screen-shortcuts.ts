"use client"

import { useEffect, useRef } from "react"

export interface Shortcut {
  name: string
  /** Key labels as printed on the keyboard. */
  keys: readonly string[]
}
interface ScreenShortcuts {
  title: string
  list: () => Shortcut[]
}

let current: ScreenShortcuts | undefined

/** Returns the shortcuts of the current screen; read when the list opens. */
export const screenShortcuts = () => current && { title: current.title, shortcuts: current.list() }

/** Adds a screen's shortcuts to the list that `?` opens, as long as the screen is mounted. */
export function useScreenShortcuts(title: string, list: () => Shortcut[]): void {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    const entry = { title, list: () => latest.current() }
    current = entry
    return () => {
      if (current === entry) current = undefined
    }
  }, [title])
}
