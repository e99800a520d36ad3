"use client"

import { useTranslations } from "next-intl"
import { Dialog } from "@/components/ui/dialog"
import { Kbd } from "@/components/ui/kbd"

const shortcuts = [
  ["search", ["⌘ K", "Ctrl K"]],
  ["help", ["?"]],
  ["move", ["↑ ↓", "J K"]],
  ["open", ["Enter"]],
  ["close", ["Esc"]],
] as const

/** What the keyboard can do everywhere. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.shortcuts")
  return (
    <Dialog open onClose={onClose} title={t("title")} size="sm">
      <dl className="divide-y divide-line">
        {shortcuts.map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-6 py-2.5">
            <dt className="text-ink-muted">{t(name)}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
