"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { PageIcon } from "./page-icon"

/** Button that scrolls to the top; appears after half a screen of scrolling. */
export function ScrollTop() {
  const t = useTranslations("shell")
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight / 2)
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [])
  const scrollUp = () => {
    window.scrollTo({ top: 0, behavior: "smooth" })
    document.getElementById("content")?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="scroll-top" aria-label={t("scrollTop")} hidden={!isFar} onClick={scrollUp}>
      <PageIcon name="ArrowUp" className="size-5" />
    </button>
  )
}
