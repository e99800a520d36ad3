"use client"

import clsx from "clsx"
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "./button"

interface Props {
  slides: number
  shown: number
  loops: boolean
  /** Left out for a show that does not go by itself. */
  isStopped?: boolean
  onStop: (stopped: boolean) => void
  onGo: (index: number) => void
}

/** The buttons under a slide show: back, each slide, on, and the one that stops it. */
export function SlideShowBar({ slides, shown, loops, isStopped, onStop, onGo }: Props) {
  const t = useTranslations("ui")
  const button = { variant: "outline", size: "sm", iconOnly: true } as const
  return (
    <div className="mt-3 flex items-center gap-2">
      <Button
        {...button}
        label={t("previous")}
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        disabled={!loops && shown === 0}
        onClick={() => onGo(shown - 1)}
      />
      <ul className="flex flex-1 flex-wrap justify-center">
        {Array.from({ length: slides }, (_, at) => {
          const label = t("slides.at", { at: at + 1, of: slides })
          return (
            <li key={label} className="flex">
              <button
                type="button"
                aria-label={label}
                aria-current={at === shown || undefined}
                onClick={() => onGo(at)}
                className="group grid size-6 place-items-center rounded-full"
              >
                <span
                  className={clsx(
                    "h-2 rounded-full transition-all duration-base",
                    at === shown ? "w-4 bg-brand-mark" : "w-2 bg-line-strong group-hover:bg-ink-muted",
                  )}
                />
              </button>
            </li>
          )
        })}
      </ul>
      {isStopped !== undefined && (
        <Button
          {...button}
          label={isStopped ? t("slides.start") : t("slides.stop")}
          icon={isStopped ? <Play /> : <Pause />}
          onClick={() => onStop(!isStopped)}
        />
      )}
      <Button
        {...button}
        label={t("next")}
        icon={<ChevronRight className="rtl:-scale-x-100" />}
        disabled={!loops && shown === slides - 1}
        onClick={() => onGo(shown + 1)}
      />
    </div>
  )
}
