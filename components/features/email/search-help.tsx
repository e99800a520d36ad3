"use client"

import { CircleHelp } from "lucide-react"
import { useTranslations } from "next-intl"
import { Popover } from "@/components/ui/popover"

const examples = [
  ["from", "from:anna"],
  ["to", "to:anna"],
  ["subject", 'subject:"spring order"'],
  ["attachment", "has:attachment"],
  ["label", "label:important"],
  ["unread", "is:unread"],
  ["starred", "is:starred"],
  ["after", "after:2026-03-01"],
  ["before", "before:2026-03-01"],
  ["in", "in:all"],
] as const

/** The search syntax. A click on an example adds it to the search. */
export function SearchHelp({ onAdd }: { onAdd: (text: string) => void }) {
  const t = useTranslations("email.search")
  return (
    <Popover
      label={t("help")}
      className="w-80 p-2"
      button={{ iconOnly: true, variant: "ghost", label: t("help"), icon: <CircleHelp /> }}
    >
      {(close) => (
        <>
          <p className="px-2 pt-1 pb-2 text-dense text-ink-muted">{t("helpText")}</p>
          <ul>
            {examples.map(([name, text]) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    onAdd(text)
                  }}
                  className="flex min-h-8 w-full items-center justify-between gap-3 rounded-control px-2 text-start text-dense hover:bg-neutral-soft max-sm:min-h-11"
                >
                  <code dir="ltr" className="shrink-0 rounded bg-sunken px-1.5 py-0.5 text-xs">
                    {text}
                  </code>
                  <span className="text-end text-ink-muted">{t(`examples.${name}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  )
}
