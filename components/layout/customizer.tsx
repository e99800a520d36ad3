"use client"

import { RotateCcw, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect, useRef } from "react"
import { Switch } from "@/components/ui/switch"
import {
  resetPreferences,
  setMenuCollapsed,
  setPreference,
  useMenuCollapsed,
  usePreferences,
} from "@/lib/core/client/preferences"
import { type PreferenceName, preferenceChoices } from "@/lib/core/preferences"
import { Choice } from "./customizer-choice"
import "./styles/customizer.css"
import { useDismiss } from "./use-dismiss"

const sections = [
  ["skin"],
  ["content", "direction", "transition"],
  ["layout", "menu"],
  ["navbar", "colour"],
  ["footer"],
] as const satisfies PreferenceName[][]

/** Panel with all display settings. Each applies immediately and is remembered. */
export function Customizer({ onClose }: { onClose: (byKey: boolean) => void }) {
  const t = useTranslations("shell.customizer")
  const preferences = usePreferences()
  const collapsed = useMenuCollapsed()
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(true, panel, onClose)
  useEffect(() => panel.current?.focus(), [])

  return (
    <div ref={panel} role="dialog" aria-label={t("title")} tabIndex={-1} className="customizer">
      <div className="flex items-start gap-2 border-b px-5 py-4">
        <div className="grow">
          <h2 className="text-title font-semibold">{t("title")}</h2>
          <p className="text-dense text-ink-muted">{t("subtitle")}</p>
        </div>
        <button
          type="button"
          className="shell-button"
          aria-label={t("reset")}
          data-tip={t("reset")}
          onClick={resetPreferences}
        >
          <RotateCcw className="size-4.5" />
        </button>
        <button type="button" className="shell-button" aria-label={t("close")} onClick={() => onClose(true)}>
          <X className="size-5" />
        </button>
      </div>
      <div className="grow overflow-y-auto px-5 pb-6">
        {sections.map((names) => (
          <section key={names[0]} className="border-b py-2 last:border-0">
            {names.map((name) => (
              <Choice
                key={name}
                name={name}
                label={t(`${name}.label`)}
                options={preferenceChoices[name].map((value) => ({ value, label: t(`${name}.${value}`) }))}
                value={preferences[name]}
                onChange={(value) => setPreference(name, value as never)}
              />
            ))}
            {names[0] === "layout" && preferences.layout === "vertical" && (
              <Switch
                label={t("collapsed")}
                controlAtEnd
                className="my-3.5"
                checked={collapsed}
                onChange={(event) => setMenuCollapsed(event.target.checked)}
              />
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
