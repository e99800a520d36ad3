"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { PageIcon } from "./page-icon"

const load = () => import("./customizer").then((file) => ({ default: file.Customizer }))
const Customizer = lazy(load)

const openEvent = "cornerledger:customizer"

/** Shows the customizer when an entry of the shell asks for it. */
export function CustomizerKeeper() {
  const [open, setOpen] = useState(false)
  const opener = useRef<Element>(null)
  useEffect(() => {
    const show = () => {
      opener.current = document.activeElement
      setOpen(true)
    }
    window.addEventListener(openEvent, show)
    return () => window.removeEventListener(openEvent, show)
  }, [])
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (!byKey) return
    // The user menu closes when the customizer takes the focus, and its entry is gone.
    const target = opener.current?.isConnected ? opener.current : document.querySelector(".shell-user")
    if (target instanceof HTMLElement) target.focus()
  }, [])
  return <Suspense>{open && <Customizer onClose={close} />}</Suspense>
}

/** Entry of the user menu that opens the customizer. Without a navbar, it is at the top of the page. */
export function CustomizerItem({ className = "panel-item" }: { className?: string }) {
  const t = useTranslations("shell.customizer")
  const preload = () => void load().catch(() => undefined)
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => window.dispatchEvent(new Event(openEvent))}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <PageIcon name="Palette" className="size-4 text-ink-faint" />
      {t("title")}
    </button>
  )
}
