"use client"

import { Search } from "lucide-react"
import { useRouter } from "next/navigation"
import { useTranslations } from "next-intl"
import { type MouseEvent, type ReactNode, useRef, useState } from "react"
import { filterWords, havingWords, hidingCss } from "@/components/ui/hiding-css"
import { Input } from "@/components/ui/input"

interface Props {
  initial: string
  /** How many endpoints the initial text finds. */
  initialCount: number
  /** The list of endpoints, with `data-words` at each. */
  children: ReactNode
}

/** Filters the list of endpoints by a text, which is stored in the URL. What is open beside it stays. */
export function EndpointFilter({ initial, initialCount, children }: Props) {
  const t = useTranslations("developers")
  const router = useRouter()
  const [text, setText] = useState(initial)
  const [count, setCount] = useState(initialCount)
  const list = useRef<HTMLDivElement>(null)
  const words = filterWords(text)
  const change = (value: string) => {
    setText(value)
    setCount(list.current?.querySelectorAll(`[data-words]${havingWords(filterWords(value))}`).length ?? 0)
    const url = new URL(window.location.href)
    if (value.trim()) url.searchParams.set("q", value.trim())
    else url.searchParams.delete("q")
    window.history.replaceState(window.history.state, "", url)
  }
  /** Opens another noun without a reload, so that the filter and the place in the list stay. */
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a")
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = new URL(link.href)
    if (url.search === "") return
    event.preventDefault()
    if (text.trim()) url.searchParams.set("q", text.trim())
    router.push(`${url.pathname}${url.search}${url.hash}`)
  }
  return (
    <>
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
      <div ref={list} className="contents" onClickCapture={open}>
        {children}
      </div>
    </>
  )
}
