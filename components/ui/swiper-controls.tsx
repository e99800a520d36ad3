"use client"

import clsx from "clsx"
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Button } from "./button"
import { Progress } from "./progress"
import type { SwiperPage } from "./use-swiper"

export type SwiperPagerLook = "dots" | "numbers" | "fraction" | "progress"

interface ArrowProps {
  side: "previous" | "next"
  isOff: boolean
  onPress: () => void
}

/** Arrow button over the edge of the slides. */
export function SwiperArrow({ side, isOff, onPress }: ArrowProps) {
  const t = useTranslations("ui")
  const Icon = side === "next" ? ChevronRight : ChevronLeft
  return (
    <Button
      iconOnly
      size="sm"
      variant="outline"
      label={t(side)}
      icon={<Icon className="rtl:-scale-x-100" />}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className={clsx(
        "absolute! top-1/2 -translate-y-1/2 touch-pan-y rounded-full!",
        side === "next" ? "end-3" : "start-3",
      )}
    />
  )
}

interface PagerProps extends SwiperPage {
  label: string
  look?: SwiperPagerLook
  onPick: (at: number) => void
  /** Whether it advances automatically; omitted if it never does. */
  isPlaying?: boolean
  onPlay: (plays: boolean) => void
}

/** Position among the slides, with a button to stop automatic advance. */
export function SwiperPager({ at, of, label, look, onPick, isPlaying, onPlay }: PagerProps) {
  const t = useTranslations("ui")
  const format = useFormatter()
  const dots = Array.from({ length: of }, (_, index) => index)
  return (
    <div className="mt-3 flex min-h-8 items-center justify-center gap-3">
      {isPlaying !== undefined && (
        <Button
          iconOnly
          size="sm"
          variant="ghost"
          label={t(isPlaying ? "slides.stop" : "slides.start")}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => onPlay(!isPlaying)}
        />
      )}
      {look === "progress" && <Progress size="sm" className="flex-1" label={label} value={at + 1} max={of} />}
      {look === "fraction" && (
        <p aria-live="polite" className="tabular text-dense text-ink-muted">
          {`${format.number(at + 1)} / ${format.number(of)}`}
        </p>
      )}
      {(look === "dots" || look === "numbers") && (
        <ul className="flex flex-wrap justify-center">
          {dots.map((index) => (
            <li key={index}>
              <button
                type="button"
                aria-label={t("slides.at", { at: index + 1, of })}
                aria-current={index === at || undefined}
                onClick={() => onPick(index)}
                className="group/dot grid size-7 place-items-center rounded-full max-sm:size-9"
              >
                <span
                  className={clsx(
                    "tabular grid place-items-center rounded-full text-xs transition-all duration-base",
                    look === "numbers" ? "size-6" : index === at ? "h-2 w-5" : "size-2",
                    index === at ? "bg-brand-mark text-card" : "bg-line-strong",
                    look === "numbers" && index !== at && "bg-neutral-soft! text-ink-muted",
                  )}
                >
                  {look === "numbers" && format.number(index + 1)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
