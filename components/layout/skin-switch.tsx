"use client"

import { useTranslations } from "next-intl"
import { useDark } from "@/components/ui/use-dark"
import { toggleDark } from "@/lib/core/client/preferences"
import { PageIcon } from "./page-icon"

/** Switches between light and dark. The stylesheet decides which icon is visible, so that the first paint is right. */
export function SkinSwitch() {
  const t = useTranslations("shell.navbar")
  const isDark = useDark()
  return (
    <button type="button" className="shell-button" aria-label={t("dark")} aria-pressed={isDark} onClick={toggleDark}>
      <PageIcon name="Moon" className="size-5 dark:hidden" />
      <PageIcon name="Sun" className="hidden size-5 dark:block" />
    </button>
  )
}
