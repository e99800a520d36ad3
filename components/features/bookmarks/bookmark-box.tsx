"use client"

import { Star } from "lucide-react"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { matching } from "@/components/features/search/match"
import { PageIcon } from "@/components/layout/page-icon"
import { Link } from "@/components/ui/link"
import { Spinner } from "@/components/ui/spinner"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/bookmarks/endpoints"
import type { PageEntry } from "@/lib/features/bookmarks/schema"

const maxSuggestions = 6

interface Props {
  /** Only the bookmarked ones until the others are loaded. */
  pages: PageEntry[]
  loaded: boolean
  /** The others could not be loaded. */
  failed: boolean
  onChange: (page: PageEntry) => void
  onClose: (byKey: boolean) => void
}

/** Adds and removes bookmarks. Lists the bookmarked pages, or up to six search results. */
export function BookmarkBox({ pages, loaded, failed, onChange, onClose }: Props) {
  const t = useTranslations("shell.bookmarks")
  const [query, setQuery] = useState("")
  const [unsaved, setUnsaved] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  // Keep listing pages that were bookmarked when the box opened, so that a mistaken removal can be reverted.
  const [initiallyBookmarked] = useState(
    () => new Set(pages.filter((page) => page.isBookmarked).map((page) => page.id)),
  )
  const isSearching = query.trim() !== ""
  const rows = isSearching
    ? matching(pages, query, maxSuggestions)
    : pages.filter((page) => page.isBookmarked || initiallyBookmarked.has(page.id))

  const toggle = async (page: PageEntry) => {
    setUnsaved(false)
    onChange({ ...page, isBookmarked: !page.isBookmarked })
    try {
      const body = { id: page.id }
      onChange(await call(endpoints.toggleBookmark, { body }))
    } catch {
      onChange(page)
      setUnsaved(true)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    // Otherwise the same key press would reopen the box, because its button gets the focus.
    event.preventDefault()
    onClose(true)
  }

  return (
    <div className="shell-panel bookmark-box">
      <input
        ref={input}
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={press}
      />
      <ul className="panel-list">
        {rows.map((page) => (
          <li key={page.id} className="flex items-center">
            <Link href={page.link} className="panel-item min-w-0 grow" onClick={() => onClose(false)}>
              <PageIcon name={page.icon} className="size-4 text-ink-faint" />
              <span className="truncate">{page.title}</span>
            </Link>
            <button
              type="button"
              className="shell-button"
              aria-pressed={page.isBookmarked}
              aria-label={t("toggle", { title: page.title })}
              onClick={() => toggle(page)}
            >
              <Star className={`size-4.5 ${page.isBookmarked ? "bookmark-star" : "text-ink-faint"}`} />
            </button>
          </li>
        ))}
      </ul>
      {isSearching && !loaded && !failed && <Spinner className="mx-auto my-4" />}
      {rows.length === 0 && (loaded || !isSearching) && (
        <p className="px-3 py-4 text-center text-dense text-ink-muted">{t(isSearching ? "none" : "empty")}</p>
      )}
      {(unsaved || failed) && (
        <p role="alert" className="px-3 pb-2 text-dense text-danger-text">
          {t(unsaved ? "failed" : "notLoaded")}
        </p>
      )}
    </div>
  )
}
