"use client"

import { Search } from "lucide-react"
import { useTranslations } from "next-intl"
import { type ReactNode, useState } from "react"
import { matching } from "@/components/ui/matching"
import { SuggestInput, type Suggestion } from "@/components/ui/suggest-input"

interface Props<Thing extends Suggestion> {
  things: Thing[]
  /** Suggestions shown while the field is empty. */
  first?: Thing[]
  /** Maximum number of suggestions. */
  max?: number
  render?: (thing: Thing) => ReactNode
  onFocus?: () => void
}

/** A product search field that shows which suggestion was picked. */
export function ProductSearch<Thing extends Suggestion>({
  things,
  first = [],
  max = 50,
  render,
  onFocus,
}: Props<Thing>) {
  const t = useTranslations("kit/auto-complete")
  const [text, setText] = useState("")
  const [picked, setPicked] = useState<Suggestion>()
  const found = text.trim() ? matching(things, text).slice(0, max) : first
  return (
    <div className="space-y-2">
      <SuggestInput
        value={text}
        onChange={setText}
        suggestions={found}
        opensOnFocus={first.length > 0}
        onPick={(suggestion) => {
          setText(suggestion.label)
          setPicked(suggestion)
        }}
        renderSuggestion={render && ((suggestion) => render(suggestion as Thing))}
        onFocus={onFocus}
        aria-label={t("label")}
        listLabel={t("list")}
        placeholder={t("hint")}
        start={<Search aria-hidden="true" />}
      />
      <p aria-live="polite" className="min-h-5 text-dense text-ink-muted">
        {picked && t("picked", { name: picked.label })}
      </p>
    </div>
  )
}
