"use client"

import { Moon, Sun } from "lucide-react"
import { InnerButton } from "@/components/ui/inner-button"
import { toggleDark, usePreferences } from "@/lib/core/client/preferences"

/** Switches between light and dark outside the shell. CSS chooses the icon, so it is right at first paint. */
export function SkinButton({ label }: { label: string }) {
  const { skin } = usePreferences()
  return (
    <InnerButton label={label} aria-pressed={skin === "dark"} onClick={toggleDark} className="size-9 max-sm:size-11">
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </InnerButton>
  )
}
