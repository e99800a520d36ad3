"use client"

import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useDark } from "@/components/ui/use-dark"
import { frameDocument } from "@/lib/core/html-frame"

interface Props {
  title: string
  html: string
  /** The mail's id, which shows pictures from other hosts. The CSP of our own pages blocks them. */
  picturesOf?: number
  className?: string
}

/** Forwards key presses in the frame to the screen, so that shortcuts work there too. */
function forwardKey(event: KeyboardEvent) {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  const copy = new KeyboardEvent("keydown", {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
    bubbles: true,
    cancelable: true,
  })
  if (!document.body.dispatchEvent(copy)) event.preventDefault()
}

/**
 * The text of a mail in a sandboxed frame without scripts. The frame has our origin so that its height can be read, which
 * is safe without scripts.
 */
export function MailFrame({ title, html, picturesOf, className }: Props) {
  const skin = useDark() ? "dark" : "light"
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const source = useMemo(() => frameDocument(html, skin), [html, skin])

  const fitPage = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!page?.body || page.URL === "about:blank") return
    page.addEventListener("keydown", forwardKey)
    const measure = () => {
      // A table wider than the frame scrolls sideways; its scrollbar needs room below the text.
      const scrollbar = (page.defaultView?.innerHeight ?? 0) - page.documentElement.clientHeight
      setHeight(Math.ceil(page.body.getBoundingClientRect().height) + 1 + Math.max(0, scrollbar))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [])
  // A server-rendered frame may have loaded before hydration.
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
