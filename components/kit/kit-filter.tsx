"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useState } from "react"
import { filterWords, hidingCss } from "@/components/ui/hiding-css"
import { NoMatch } from "@/components/ui/no-match"
import { SearchInput } from "@/components/ui/search-input"

interface Props {
  /** The folded search text of each page, as in its `data-words`. */
  texts: string[]
  initial: string
  /** The pages, in sections with `data-filtered`. */
  children: ReactNode
}

/** Filters the pages of the kit by a text, which is stored in the URL. */
export function KitFilter({ texts, initial, children }: Props) {
  const t = useTranslations("kit.index")
  const [text, setText] = useState(initial)
  const words = filterWords(text)
  const count = texts.filter((each) => words.every((word) => each.includes(word))).length
  const change = (value: string) => {
    setText(value)
    const url = new URL(window.location.href)
    if (value.trim()) url.searchParams.set("q", value.trim())
    else url.searchParams.delete("q")
    window.history.replaceState(window.history.state, "", url)
  }
  return (
    <>
      <search className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-full sm:w-80">
          <SearchInput value={text} onChange={change} label={t("search")} placeholder={t("search")} />
        </div>
        <p role="status" className="text-dense text-ink-muted">
          {t("count", { count })}
        </p>
      </search>
      <style>{hidingCss(words)}</style>
      {children}
      {count === 0 && <NoMatch onClear={() => change("")} />}
    </>
  )
}
