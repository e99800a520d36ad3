"use client"

import { Moon, Sun } from "lucide-react"
import { useTranslations } from "next-intl"
import { toggleDark, usePreferences } from "@/lib/core/client/preferences"

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
      <Moon className="size-5 dark:hidden" />
      <Sun className="hidden size-5 dark:block" />
    </button>
  )
}
