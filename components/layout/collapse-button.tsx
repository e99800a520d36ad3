"use client"

import { useTranslations } from "next-intl"
import { setMenuCollapsed, useMenuCollapsed } from "@/lib/core/client/preferences"
import { closeMenu } from "./menu-drawer"
import { PageIcon } from "./page-icon"

/** Pins the menu open or collapses it to icons; closes the drawer on small screens. */
export function CollapseButton() {
  const t = useTranslations("shell.menu")
  const collapsed = useMenuCollapsed()
  return (
    <>
      <button
        type="button"
        className="shell-button menu-pin"
        aria-label={t("collapse")}
        aria-pressed={collapsed}
        onClick={() => setMenuCollapsed(!collapsed)}
      >
        <PageIcon name="PanelLeft" className="size-4.5 rtl:-scale-x-100" />
      </button>
      <button type="button" className="shell-button menu-close" aria-label={t("close")} onClick={closeMenu}>
        <PageIcon name="X" className="size-5" />
      </button>
    </>
  )
}
