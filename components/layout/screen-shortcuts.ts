"use client"

import { useEffect, useRef } from "react"

export interface Shortcut {
  name: string
  /** As they stand on the keyboard. */
  keys: readonly string[]
}
interface ScreenShortcuts {
  title: string
  list: () => Shortcut[]
}

let onScreen: ScreenShortcuts | undefined

/** What the screen on show adds to the list of shortcuts; read when the list opens. */
export const screenShortcuts = () => onScreen && { title: onScreen.title, shortcuts: onScreen.list() }

/** Adds a screen's own keys to what `?` lists, as long as the screen stands. */
export function useScreenShortcuts(title: string, list: () => Shortcut[]): void {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    const mine = { title, list: () => latest.current() }
    onScreen = mine
    return () => {
      if (onScreen === mine) onScreen = undefined
    }
  }, [title])
}
