"use client"

import { useTranslations } from "next-intl"
import { toggleDark, usePreferences } from "@/lib/core/client/preferences"
import { PageIcon } from "./page-icon"

/** Light or dark; which of the two icons shows is the stylesheet's matter, so that it is right at first paint. */
export function SkinSwitch() {
  const t = useTranslations("shell.navbar")
  const { skin } = usePreferences()
  return (
    <button
      type="button"
      className="shell-button"
      aria-label={t("dark")}
      aria-pressed={skin === "dark"}
      onClick={toggleDark}
    >
      <PageIcon name="Moon" className="size-5 dark:hidden" />
      <PageIcon name="Sun" className="hidden size-5 dark:block" />
    </button>
  )
}
