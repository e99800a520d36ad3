"use client"

import { useEffect, useRef } from "react"
import "@/components/editor/rich-text.css"
import "./article-text.css"
import { useRouter } from "@/lib/core/i18n/navigation"

/** An article's text. Links to other screens keep the user's language. The endpoint has sanitised the HTML. */
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
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the endpoints sanitise it on write and on read
    <div ref={text} dir="auto" className="rich-text article-text" dangerouslySetInnerHTML={{ __html: content }} />
  )
}
