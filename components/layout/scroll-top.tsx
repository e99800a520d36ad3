"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { PageIcon } from "./page-icon"

/**
 * Button that scrolls to the top; appears on the way up, from half a screen of scrolling. On the way down it would cover what people
 * are about to use, such as the keypad of a count.
 */
export function ScrollTop() {
  const t = useTranslations("shell")
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      setShown(window.scrollY < last && window.scrollY > window.innerHeight / 2)
      last = window.scrollY
    }
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [])
  const scrollUp = () => {
    window.scrollTo({ top: 0, behavior: "smooth" })
    document.getElementById("content")?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="scroll-top" aria-label={t("scrollTop")} hidden={!isShown} onClick={scrollUp}>
      <PageIcon name="ArrowUp" className="size-5" />
    </button>
  )
}
