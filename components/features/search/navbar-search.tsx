"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { PageIcon } from "@/components/layout/page-icon"
import { Kbd } from "@/components/ui/kbd"

const load = () => import("./search-panel").then((file) => ({ default: file.SearchPanel }))
const SearchPanel = lazy(load)

/**
 * Search button of the navbar; ⌘K and Ctrl+K open the search too. `keys` is the shortcut as written on the user's
 * system.
 */
export function NavbarSearch({ keys }: { keys: string }) {
  const t = useTranslations("shell.search")
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") void load()
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])

  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={load}
        onFocus={load}
      >
        <PageIcon name="Search" className="size-5 xl:size-4" />
        <span className="sr-only xl:not-sr-only xl:grow xl:text-start">{t("open")}</span>
        <span aria-hidden="true" className="hidden xl:block">
          <Kbd>{keys}</Kbd>
        </span>
      </button>
      <Suspense>{open && <SearchPanel onClose={close} />}</Suspense>
    </>
  )
}
