"use client"

import { useEffect, useRef } from "react"
import { FormattedText } from "@/components/editor/formatted-text"
import { useRouter } from "@/lib/core/i18n/navigation"
import "./article-text.css"

/** An article's text. Links to other screens keep the user's language. */
export function ArticleText({ content }: { content: string }) {
  const router = useRouter()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest("a") : null
      const href = link?.getAttribute("href")
      if (!href?.startsWith("/") || href.startsWith("/api/")) return
      event.preventDefault()
      router.push(href)
    }
    element?.addEventListener("click", follow)
    return () => element?.removeEventListener("click", follow)
  }, [router])
  return <FormattedText ref={text} dir="auto" html={content} className="article-text" />
}
