"use client"

import { Star } from "lucide-react"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { matching } from "@/components/features/search/match"
import { PageIcon } from "@/components/layout/page-icon"
import { Link } from "@/components/ui/link"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/bookmarks/endpoints"
import type { PageEntry } from "@/lib/features/search/schema"

const mostSuggestions = 6

interface Props {
  pages: PageEntry[]
  onChange: (page: PageEntry) => void
  onClose: (byKey: boolean) => void
}

/** Where pages are starred: the starred ones while nothing is typed, else up to six that match. */
export function BookmarkBox({ pages, onChange, onClose }: Props) {
  const t = useTranslations("shell.bookmarks")
  const [query, setQuery] = useState("")
  const [failed, setFailed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  // What was starred as the box opened stays in sight, so that a star taken away by mistake can be given back.
  const [kept] = useState(() => new Set(pages.filter((page) => page.isBookmarked).map((page) => page.id)))
  const typed = query.trim() !== ""
  const rows = typed
    ? matching(pages, query, mostSuggestions)
    : pages.filter((page) => page.isBookmarked || kept.has(page.id))

  const toggle = async (page: PageEntry) => {
    setFailed(false)
    onChange({ ...page, isBookmarked: !page.isBookmarked })
    try {
      const body = { id: page.id }
      onChange(await call(endpoints.toggleBookmark, { body }))
    } catch {
      onChange(page)
      setFailed(true)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    // Else the same press would open the box again from the button that gets the focus.
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
      {rows.length === 0 && (
        <p className="px-3 py-4 text-center text-dense text-ink-muted">{t(typed ? "none" : "empty")}</p>
      )}
      {failed && (
        <p role="alert" className="px-3 pb-2 text-dense text-danger-text">
          {t("failed")}
        </p>
      )}
    </div>
  )
}
