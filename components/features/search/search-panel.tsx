"use client"

import { Search, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { useDismiss } from "@/components/layout/use-dismiss"
import { useRouter } from "@/lib/core/i18n/navigation"
import { matchingWordStart, type SearchHit, searchIn, withRecords } from "./match"
import { readRecent, rememberRecent } from "./recent"
import "./search.css"
import { SearchRow } from "./search-row"
import { useActions } from "./use-actions"
import { useRecords, useSearchData } from "./use-search"

/** Groups that show "none found" instead of disappearing. */
const always: readonly string[] = ["Pages", "Files", "Contacts"]
const maxActions = 4

/** The open search: an input across the navbar, with matching pages, files, contacts, records and actions below. */
export function SearchPanel({ onClose }: { onClose: (byKey: boolean) => void }) {
  const t = useTranslations("shell.search")
  const ui = useTranslations("ui")
  const router = useRouter()
  const data = useSearchData()
  const [query, setQuery] = useState("")
  /** The result selected by key or pointer; it stays selected when more results arrive. */
  const [chosen, setChosen] = useState<string>()
  const [isEnterPressed, setEnterPressed] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useDismiss(true, area, onClose)
  useEffect(() => input.current?.focus(), [])

  const typed = query.trim() !== ""
  const { records, underWay: isLoading } = useRecords(query)
  const actions = useActions(data?.searchArr[0].data ?? [])
  const [recent] = useState(readRecent)
  const found = useMemo(
    () => (data && typed ? withRecords(searchIn(data, query), records) : []),
    [data, query, typed, records],
  )
  const matchingActions = typed ? matchingWordStart(actions, query, maxActions) : actions
  const results = [
    ...(typed ? found : [{ kind: "recent" as const, hits: recent }]),
    { kind: "actions" as const, hits: matchingActions },
  ].filter(({ kind, hits }) => hits.length > 0 || always.includes(kind))
  const hits = results.flatMap((result) => result.hits)
  const current = hits.find(({ key }) => key === chosen) ?? hits[0]
  // Records are listed after pages and files, and before all other groups.
  const isFinal = !isLoading || current?.key === chosen || current?.kind === "Pages" || current?.kind === "Files"
  const idOf = (hit: SearchHit) => `search-${hits.indexOf(hit)}`

  const go = (hit: SearchHit | undefined) => {
    setEnterPressed(false)
    if (!hit?.link && !hit?.act) return
    onClose(false)
    if (hit.act) return hit.act()
    rememberRecent(hit)
    if (hit.link?.startsWith("/api/")) window.open(hit.link, "_blank", "noopener")
    else router.push(hit.link as string)
  }
  const move = (by: number) => {
    if (!current) return
    const next = (hits.indexOf(current) + by + hits.length) % hits.length
    setChosen(hits[next]?.key)
    document.getElementById(`search-${next}`)?.scrollIntoView?.({ block: "nearest" })
  }
  // Enter opens the first result once all have arrived, even if the user was faster than the search.
  useEffect(() => {
    if (isEnterPressed && isFinal) go(current)
  })
  const press = (event: KeyboardEvent) => {
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: () => setEnterPressed(true) }[event.key]
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
            setChosen(undefined)
            setEnterPressed(false)
          }}
          onKeyDown={press}
        />
        <button type="button" className="shell-button" aria-label={t("close")} onClick={() => onClose(true)}>
          <X className="size-5" />
        </button>
      </div>
      {(data || !typed) && hits.length + results.length > 0 && (
        <div id="search-results" role="listbox" aria-label={t("results")} className="search-results">
          {results.map(({ kind, hits: some }) => (
            <Fragment key={kind}>
              <p role="presentation" className="panel-heading">
                {t(`groups.${kind}`)}
              </p>
              {some.map((hit) => (
                <SearchRow
                  key={hit.key}
                  id={idOf(hit)}
                  hit={hit}
                  active={hit === current}
                  onHover={() => setChosen(hit.key)}
                  onPick={() => go(hit)}
                />
              ))}
              {some.length === 0 && (
                <p role="presentation" className="px-3 pb-2 text-dense text-ink-faint">
                  {t("none")}
                </p>
              )}
            </Fragment>
          ))}
        </div>
      )}
      <output className="sr-only">{typed && data ? t("count", { count: hits.length }) : ""}</output>
      {typed && data === undefined && <p className="search-results p-4 text-dense text-ink-muted">{ui("loading")}</p>}
      {data === null && (
        <p role="alert" className="search-results p-4 text-danger-text">
          {t("failed")}
        </p>
      )}
    </div>
  )
}
