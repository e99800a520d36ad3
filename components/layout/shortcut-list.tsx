"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Dialog } from "@/components/ui/dialog"
import { Kbd } from "@/components/ui/kbd"
import { type Shortcut, screenShortcuts } from "./screen-shortcuts"

const everywhere = {
  search: ["⌘ K", "Ctrl K"],
  help: ["?"],
  move: ["↑ ↓", "J K"],
  open: ["Enter"],
  close: ["Esc"],
}

function Keys({ shortcuts }: { shortcuts: Shortcut[] }) {
  return (
    <dl className="divide-y divide-line">
      {shortcuts.map(({ name, keys }) => (
        <div key={name} className="flex items-center justify-between gap-6 py-2.5">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="flex gap-1.5">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** List of keyboard shortcuts: those of the current screen, then those available everywhere. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.shortcuts")
  const [screen] = useState(screenShortcuts)
  const general = Object.entries(everywhere).map(([name, keys]) => ({
    name: t(name as keyof typeof everywhere),
    keys,
  }))
  if (!screen) {
    return (
      <Dialog open onClose={onClose} title={t("title")} size="sm">
        <Keys shortcuts={general} />
      </Dialog>
    )
  }
  const own = new Set(screen.shortcuts.flatMap(({ keys }) => keys))
  return (
    <Dialog open onClose={onClose} title={t("title")} size="sm">
      <h3 className="pb-1 font-semibold text-sm">{screen.title}</h3>
      <Keys shortcuts={screen.shortcuts} />
      <h3 className="pt-5 pb-1 font-semibold text-sm">{t("everywhere")}</h3>
      <Keys shortcuts={general.filter(({ keys }) => !keys.some((key) => own.has(key) || key === "J K"))} />
    </Dialog>
  )
}
