"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { PageIcon } from "./page-icon"

/** Shows once one has gone down a screen; back to the top. */
export function ScrollTop() {
  const t = useTranslations("shell")
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight / 2)
    window.addEventListener("scroll", look, { passive: true })
    return () => window.removeEventListener("scroll", look)
  }, [])
  const up = () => {
    window.scrollTo({ top: 0, behavior: "smooth" })
    document.getElementById("content")?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="scroll-top" aria-label={t("scrollTop")} hidden={!far} onClick={up}>
      <PageIcon name="ArrowUp" className="size-5" />
    </button>
  )
}
