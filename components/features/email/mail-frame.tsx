"use client"

import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { frameDocument } from "@/lib/core/html-frame"
import { useDark } from "./use-dark"

interface Props {
  title: string
  html: string
  /** With the id of its mail, pictures of other hosts are shown; the product's own pages may not load them. */
  picturesOf?: number
  className?: string
}

/** Keys pressed in the text are the screen's: they are pressed again outside. */
function passOn(event: KeyboardEvent) {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const again = new KeyboardEvent("keydown", {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
    bubbles: true,
    cancelable: true,
  })
  if (!document.body.dispatchEvent(again)) event.preventDefault()
}

/**
 * The text of a mail in a frame of its own, in which no script runs. Its origin is ours only so that its height can be
 * read: without scripts it can do nothing with that.
 */
export function MailFrame({ title, html, picturesOf, className }: Props) {
  const skin = useDark() ? "dark" : "light"
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const source = useMemo(() => frameDocument(html, skin), [html, skin])

  const fitPage = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!page?.body || page.URL === "about:blank") return
    page.addEventListener("keydown", passOn)
    const measure = () => setHeight(Math.ceil(page.body.getBoundingClientRect().height) + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [])
  // The server's HTML may have loaded it before any script of ours ran.
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === "complete") return fitPage()
  }, [fitPage])

  const query = new URLSearchParams({ id: String(picturesOf), skin })
  return (
    <iframe
      key={picturesOf === undefined ? skin : `${picturesOf}${skin}`}
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      {...(picturesOf === undefined ? { srcDoc: source } : { src: `/api/apps/email/message-frame?${query}` })}
      onLoad={() => void fitPage()}
      className={className ?? "block w-full border-0 bg-transparent"}
      style={{ height: height ?? 160, colorScheme: skin }}
    />
  )
}
