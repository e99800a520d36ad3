"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import { PageIcon } from "@/components/layout/page-icon"
import { usePathname } from "@/lib/core/i18n/navigation"

const load = () => import("./help-drawer")
const HelpDrawer = lazy(load)

const openEvent = "cornerledger:help"

/** The help button of every screen. It opens the article about the screen in a drawer, which closes on navigation. */
export function HelpButton() {
  const t = useTranslations("shell.help")
  const pathname = usePathname()
  const [openAt, setOpenAt] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  const open = openAt === pathname
  useEffect(() => {
    const show = () => {
      setWasOpened(true)
      setOpenAt(pathname)
    }
    window.addEventListener(openEvent, show)
    return () => window.removeEventListener(openEvent, show)
  }, [pathname])
  const preload = () => void load().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className="shell-button help-button"
        aria-label={t("open")}
        aria-haspopup="dialog"
        data-tip={t("open")}
        onClick={() => window.dispatchEvent(new Event(openEvent))}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <PageIcon name="CircleHelp" className="size-5" />
      </button>
      <Suspense>
        {wasOpened && <HelpDrawer open={open} pathname={openAt ?? pathname} onClose={() => setOpenAt(undefined)} />}
      </Suspense>
    </>
  )
}

/** The help entry in the user menu on phones, whose navbar has no room for the button. */
export function HelpItem() {
  const t = useTranslations("shell.help")
  return (
    <button type="button" className="panel-item" onClick={() => window.dispatchEvent(new Event(openEvent))}>
      <PageIcon name="CircleHelp" className="size-4 text-ink-faint" />
      {t("open")}
    </button>
  )
}
