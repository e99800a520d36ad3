"use client"

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from "react"
import type { ContextMenuItem } from "./context-menu-entry"
import { type MenuRequest, useRowMenu } from "./use-row-menu"

export interface RowMenuContent {
  /** Accessible name: the menu's purpose and its row. */
  label: string
  /** Groups of entries with separators between them; an entry with `items` opens a submenu. */
  groups: { items: ContextMenuItem[] }[]
}

interface Props {
  /** Container of the rows; everything else in it keeps the browser's context menu. */
  within: RefObject<HTMLElement | null>
  /** Attribute that identifies a row, such as `data-mail`. */
  of: string
  /** Returns a row's menu, or undefined to keep the browser's own. */
  menuOf: (row: string) => RowMenuContent | undefined
}

export interface RowMenuPanelProps {
  request: MenuRequest
  content: RowMenuContent
  onClose: () => void
}

const load = () => import("./row-menu-panel")

/** One context menu for all rows of a list, opened at the pointer. Its code is loaded before it is needed. */
export function RowMenu({ within, of, menuOf }: Props) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<RowMenuPanelProps> }>()
  const latest = useRef(menuOf)
  useEffect(() => {
    latest.current = menuOf
  })
  const contentOf = useCallback((row: HTMLElement) => latest.current(row.getAttribute(of) ?? ""), [of])
  const has = useCallback((row: HTMLElement) => Boolean(contentOf(row)?.groups.length), [contentOf])
  const loadPanel = useCallback(
    () =>
      void load()
        .then(({ default: Panel }) => setLoaded((before) => before ?? { Panel }))
        .catch(() => undefined),
    [],
  )
  const { request, close } = useRowMenu(within, `[${of}]`, has, loadPanel)
  const content = request && menuOf(request.row.getAttribute(of) ?? "")
  if (!loaded || !request || !content) return null
  return <loaded.Panel request={request} content={content} onClose={close} />
}
