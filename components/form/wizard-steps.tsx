"use client"

import clsx from "clsx"
import { Check, ChevronRight } from "lucide-react"
import { useTranslations } from "next-intl"
import type { WizardStep } from "./wizard"

interface Props {
  steps: Pick<WizardStep, "name" | "title" | "text" | "icon">[]
  current: number
  /** The last step that can be opened. */
  reached: number
  vertical?: boolean
  onGo: (step: number) => void
  className?: string
}

/** Steps of a wizard with the current one, the completed ones and links back to them. */
export function WizardSteps({ steps, current, reached, vertical, onGo, className }: Props) {
  const t = useTranslations("ui")
  return (
    <ol
      aria-label={t("stepsLabel")}
      className={clsx(
        "flex gap-x-2 gap-y-1",
        vertical ? "flex-col" : "flex-wrap items-center justify-between max-md:flex-col max-md:items-start",
        className,
      )}
    >
      {steps.map(({ name, title, text, icon }, step) => {
        const isDone = step < reached && step !== current
        return (
          <li key={name} className="flex min-w-0 items-center gap-2">
            {!vertical && step > 0 && (
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-faint max-md:hidden rtl:rotate-180"
              />
            )}
            <button
              type="button"
              disabled={step > reached}
              aria-current={step === current ? "step" : undefined}
              onClick={() => onGo(step)}
              className="flex min-w-0 items-center gap-3 rounded-control px-1.5 py-1.5 text-start enabled:hover:bg-neutral-soft"
            >
              <span
                aria-hidden="true"
                className={clsx(
                  "grid size-9 shrink-0 place-items-center rounded-control font-medium text-sm [&_svg]:size-4.5",
                  step === current
                    ? "bg-brand text-brand-on"
                    : isDone
                      ? "bg-brand-soft text-brand-text"
                      : "bg-neutral-soft text-ink-muted",
                )}
              >
                {isDone ? <Check /> : (icon ?? step + 1)}
              </span>
              <span className="min-w-0">
                <span
                  className={clsx("block font-medium text-dense", step === current ? "text-brand-text" : "text-ink")}
                >
                  {title}
                  {isDone && <span className="sr-only"> ({t("stepDone")})</span>}
                </span>
                {text && <span className="block text-ink-muted text-xs">{text}</span>}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
