"use client"

import { Search } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Input } from "@/components/ui/input"

interface Props {
  /** The search texts of all endpoints. */
  texts: string[]
  initial: string
}

/** Returns CSS that hides endpoints without all of the words. With CSS, the sections can stay server components. */
function hidingCss(words: string[]): string {
  const found = words.map((word) => `[data-call*=${JSON.stringify(word)}]`).join("")
  return `[data-call]:not(${found || "*"}),[data-noun]:not(:has([data-call]${found})){display:none}`
}

/** Filters the endpoints by a text, which is stored in the URL. */
export function EndpointFilter({ texts, initial }: Props) {
  const t = useTranslations("developers")
  const [text, setText] = useState(initial)
  const words = text.toLowerCase().match(/[^\s"\\<>]+/g) ?? []
  const count = texts.filter((each) => words.every((word) => each.includes(word))).length
  const change = (value: string) => {
    setText(value)
    const url = new URL(window.location.href)
    if (value.trim()) url.searchParams.set("q", value.trim())
    else url.searchParams.delete("q")
    window.history.replaceState(window.history.state, "", url)
  }
  return (
    <search className="block">
      <Input
        type="search"
        value={text}
        onChange={(event) => change(event.target.value)}
        aria-label={t("filter")}
        placeholder={t("filter")}
        start={<Search aria-hidden="true" />}
      />
      <p role="status" className="mt-2 text-dense text-ink-muted">
        {t("count", { count })}
      </p>
      {words.length > 0 && <style>{hidingCss(words)}</style>}
    </search>
  )
}
