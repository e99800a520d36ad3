"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import { PageIcon } from "@/components/layout/page-icon"
import { usePathname } from "@/lib/core/i18n/navigation"

const load = () => import("./help-drawer")
const HelpDrawer = lazy(load)

const asked = "cornerledger:help"

/** The question mark of every screen: opens the article about it beside it. Going to another screen closes it. */
export function HelpButton() {
  const t = useTranslations("shell.help")
  const pathname = usePathname()
  const [openAt, setOpenAt] = useState<string>()
  const [wanted, setWanted] = useState(false)
  const open = openAt === pathname
  useEffect(() => {
    const show = () => {
      setWanted(true)
      setOpenAt(pathname)
    }
    window.addEventListener(asked, show)
    return () => window.removeEventListener(asked, show)
  }, [pathname])
  const ahead = () => void load().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className="shell-button help-button"
        aria-label={t("open")}
        aria-haspopup="dialog"
        data-tip={t("open")}
        onClick={() => window.dispatchEvent(new Event(asked))}
        onPointerEnter={ahead}
        onFocus={ahead}
      >
        <PageIcon name="CircleHelp" className="size-5" />
      </button>
      <Suspense>
        {wanted && <HelpDrawer open={open} pathname={openAt ?? pathname} onClose={() => setOpenAt(undefined)} />}
      </Suspense>
    </>
  )
}

/** The same in the menu behind one's picture, for phones, where the bar has no room for it. */
export function HelpItem() {
  const t = useTranslations("shell.help")
  return (
    <button type="button" className="panel-item" onClick={() => window.dispatchEvent(new Event(asked))}>
      <PageIcon name="CircleHelp" className="size-4 text-ink-faint" />
      {t("open")}
    </button>
  )
}
