"use client"

import { Search, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { useDismiss } from "@/components/layout/use-dismiss"
import { useRouter } from "@/lib/core/i18n/navigation"
import { type SearchHit, searchIn } from "./match"
import { SearchRow } from "./search-row"
import { useSearchData } from "./use-search"

/** The open search: an input over the whole navbar, and under it pages, files and contacts that match. */
export function SearchPanel({ onClose }: { onClose: (byKey: boolean) => void }) {
  const t = useTranslations("shell.search")
  const ui = useTranslations("ui")
  const router = useRouter()
  const data = useSearchData()
  const [query, setQuery] = useState("")
  const [active, setActive] = useState(0)
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useDismiss(true, area, onClose)
  useEffect(() => input.current?.focus(), [])

  const results = useMemo(() => (data ? searchIn(data, query) : []), [data, query])
  const hits = results.flatMap((result) => result.hits)
  const current = hits[active]
  const idOf = (hit: SearchHit) => `search-${hits.indexOf(hit)}`

  const go = (hit: SearchHit | undefined) => {
    if (!hit?.link) return
    onClose(false)
    router.push(hit.link)
  }
  const move = (by: number) => {
    if (hits.length === 0) return
    const next = (active + by + hits.length) % hits.length
    setActive(next)
    document.getElementById(`search-${next}`)?.scrollIntoView?.({ block: "nearest" })
  }
  const press = (event: KeyboardEvent) => {
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: () => go(current) }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div ref={area} className="search-area">
      <div className="search-field">
        <Search className="size-5 shrink-0 text-ink-faint" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t("open")}
          aria-expanded={hits.length > 0}
          aria-controls="search-results"
          aria-autocomplete="list"
          aria-activedescendant={current ? idOf(current) : undefined}
          placeholder={t("placeholder")}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
        <button type="button" className="shell-button" aria-label={t("close")} onClick={() => onClose(true)}>
          <X className="size-5" />
        </button>
      </div>
      {query.trim() && data && (
        <div id="search-results" role="listbox" aria-label={t("results")} className="search-results">
          {results.map(({ kind, hits: found }) => (
            <Fragment key={kind}>
              <p role="presentation" className="panel-heading">
                {t(`groups.${kind}`)}
              </p>
              {found.map((hit) => (
                <SearchRow
                  key={hit.key}
                  id={idOf(hit)}
                  hit={hit}
                  active={hit === current}
                  onHover={() => setActive(hits.indexOf(hit))}
                  onPick={() => go(hit)}
                />
              ))}
              {found.length === 0 && (
                <p role="presentation" className="px-3 pb-2 text-dense text-ink-faint">
                  {t("none")}
                </p>
              )}
            </Fragment>
          ))}
        </div>
      )}
      <output className="sr-only">{query.trim() && data ? t("count", { count: hits.length }) : ""}</output>
      {query.trim() && data === undefined && (
        <p className="search-results p-4 text-dense text-ink-muted">{ui("loading")}</p>
      )}
      {data === null && (
        <p role="alert" className="search-results p-4 text-danger-text">
          {t("failed")}
        </p>
      )}
    </div>
  )
}
