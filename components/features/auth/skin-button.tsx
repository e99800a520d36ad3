"use client"

import { Moon, Sun } from "lucide-react"
import { InnerButton } from "@/components/ui/inner-button"
import { useDark } from "@/components/ui/use-dark"
import { toggleDark } from "@/lib/core/client/preferences"

/** Switches between light and dark outside the shell. CSS chooses the icon, so it is right at first paint. */
export function SkinButton({ label }: { label: string }) {
  const isDark = useDark()
  return (
    <InnerButton label={label} aria-pressed={isDark} onClick={toggleDark} className="size-9 max-sm:size-11">
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </InnerButton>
  )
}
