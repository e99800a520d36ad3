"use client"

import { useTranslations } from "next-intl"
import { useEffect } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { scrollIntoMenu } from "./menu-scroll"
import { PageIcon } from "./page-icon"

const page = () => document.getElementById("page")
const button = () => document.getElementById("menu-button")

/** Opens the menu over the page on small screens; the page is inert meanwhile, so that focus stays in the menu. */
export function openMenu(): void {
  document.documentElement.dataset.menuOpen = "true"
  page()?.setAttribute("inert", "")
  document.querySelector<HTMLElement>("#menu .menu-close")?.focus()
  const current = document.querySelector("#menu [aria-current]")
  if (current) scrollIntoMenu(current)
}

export function closeMenu(): void {
  if (!document.documentElement.dataset.menuOpen) return
  delete document.documentElement.dataset.menuOpen
  page()?.removeAttribute("inert")
  button()?.focus()
}

/** Button on small screens that opens the menu. Esc, a wider window or another page closes it. */
export function MenuDrawer() {
  const t = useTranslations("shell.menu")
  const pathname = usePathname()
  useEffect(() => {
    const byEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeMenu()
    }
    const wide = matchMedia("(min-width: 64rem)")
    document.addEventListener("keydown", byEscape)
    wide.addEventListener("change", closeMenu)
    return () => {
      document.removeEventListener("keydown", byEscape)
      wide.removeEventListener("change", closeMenu)
    }
  }, [])
  useEffect(() => {
    if (pathname) closeMenu()
  }, [pathname])
  return (
    <button
      id="menu-button"
      type="button"
      className="shell-button lg:hidden"
      aria-label={t("open")}
      aria-controls="menu"
      onClick={openMenu}
    >
      <PageIcon name="Menu" className="size-5" />
    </button>
  )
}
