"use client"

import { type RefObject, useEffect, useRef, useState } from "react"
import { SearchInput } from "@/components/ui/search-input"

interface Props {
  label: string
  /** The search text in the URL. */
  value: string
  input: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
}

const debounce = 200

/** Search field of a list. The URL follows the input after a debounce, and the input follows the URL. */
export function SearchBox({ label, value, input, onSearch }: Props) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Back, forward and "clear filters" change the URL from outside.
    if (value === sent.current) return
    clearTimeout(timer.current)
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(next: string) {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = next.trim()
      onSearch(next.trim())
    }, debounce)
  }

  return (
    <div className="block min-w-44 flex-1 md:min-w-0 md:max-w-72">
      <SearchInput ref={input} label={label} placeholder={label} maxLength={200} value={text} onChange={change} />
    </div>
  )
}
