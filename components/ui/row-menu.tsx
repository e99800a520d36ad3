"use client"

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from "react"
import type { ContextMenuItem } from "./context-menu-entry"
import { type AskedRow, useRowMenu } from "./use-row-menu"

export interface RowMenuContent {
  /** Accessible name: what can be done, and to which row. */
  label: string
  /** Entries in groups, parted by lines; one that holds `items` opens a further menu. */
  groups: { items: ContextMenuItem[] }[]
}

interface Props {
  /** What holds the rows; all else in it keeps the browser's own menu. */
  within: RefObject<HTMLElement | null>
  /** The attribute that says which row it is: `data-mail`. */
  of: string
  /** What can be done to a row; nothing where the browser's own menu is to open. */
  menuOf: (row: string) => RowMenuContent | undefined
}

export interface RowMenuPanelProps {
  asked: AskedRow
  content: RowMenuContent
  onClose: () => void
}

const load = () => import("./row-menu-panel")

/** One menu for all rows of a list: opens at the pointer on the row it was asked for; its code is fetched by then. */
export function RowMenu({ within, of, menuOf }: Props) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<RowMenuPanelProps> }>()
  const latest = useRef(menuOf)
  useEffect(() => {
    latest.current = menuOf
  })
  const contentOf = useCallback((row: HTMLElement) => latest.current(row.getAttribute(of) ?? ""), [of])
  const has = useCallback((row: HTMLElement) => Boolean(contentOf(row)?.groups.length), [contentOf])
  const fetchIt = useCallback(
    () =>
      void load()
        .then(({ default: Panel }) => setLoaded((before) => before ?? { Panel }))
        .catch(() => undefined),
    [],
  )
  const { asked, close } = useRowMenu(within, `[${of}]`, has, fetchIt)
  const content = asked && menuOf(asked.row.getAttribute(of) ?? "")
  if (!loaded || !asked || !content) return null
  return <loaded.Panel asked={asked} content={content} onClose={close} />
}
