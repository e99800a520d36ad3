"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from "react"
import { SwiperArrow, SwiperPager, type SwiperPagerLook } from "./swiper-controls"
import { useDirection } from "./use-direction"
import { useNearViewport } from "./use-near"
import { useSwiper } from "./use-swiper"
import type { SwiperEffect } from "./use-swiper-effect"
import { useAutoAdvance } from "./use-turns"

const SwiperMotion = lazy(() => import("./swiper-motion"))

interface Props {
  /** Accessible name. */
  label: string
  slides: { key: string | number; content: ReactNode }[]
  /** Width of a slide if several are visible: `basis-1/2 lg:basis-1/3`. If omitted, a slide has the full width. */
  slideClassName?: string
  /** Buttons at both sides. */
  arrows?: boolean
  /** Position indicator below the slides. */
  pager?: SwiperPagerLook
  /** Alignment of the visible slide. */
  align?: "start" | "center"
  /** The first slide follows the last. */
  loop?: boolean
  /** Transition other than moving side by side. */
  effect?: SwiperEffect
  /** Advances automatically after this many seconds; includes a button to stop it. */
  seconds?: number
  /** Renders only slides within this distance of the visible one. */
  near?: number
  /** Keeps slides rendered once they have been. */
  keep?: boolean
  /** Index of the first visible slide, if uncontrolled. */
  startAt?: number
  /** Index of the visible slide, if controlled. */
  selected?: number
  /** Called with the index of the visible slide. */
  onSelect?: (index: number) => void
  className?: string
}

/**
 * Slides that are swiped, dragged, or changed by arrows, keys, dots or automatically. The browser scrolls them until
 * embla has loaded, which happens when they come near the viewport. Plain full-width slides load it only on mouse or
 * focus, because touch works well without it. `Carousel` is for rows of items to browse.
 */
export function Swiper({
  label,
  slides,
  slideClassName,
  arrows = false,
  pager,
  align = "start",
  loop = false,
  effect,
  seconds,
  near,
  keep = false,
  startAt = 0,
  selected,
  onSelect,
  className,
}: Props) {
  const t = useTranslations("ui")
  const direction = useDirection()
  const place = { count: slides.length, startAt, loop, selected, onSelect }
  const { view, motion, takeOver, setReady, page, go, step } = useSwiper(place)
  const turns = useAutoAdvance(motion, seconds, page.at)
  const isSingle = slideClassName === undefined
  const element = useNearViewport(
    view,
    turns.isVisited || !isSingle || loop || seconds !== undefined || effect !== undefined,
  )
  const [furthest, setFurthest] = useState(page.at)
  if (page.at > furthest) setFurthest(page.at)
  const isDrawn = (index: number) =>
    near === undefined || (keep ? index <= furthest + near : Math.abs(index - page.at) <= near)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    event.preventDefault()
    step((event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1)
  }
  const isMoving = seconds !== undefined && turns.isPlaying
  const focusable = { tabIndex: 0, role: "group", "aria-label": t("slides.at", { at: page.at + 1, of: page.of }) }
  return (
    <fieldset
      {...turns.handlers}
      aria-roledescription={t("slides.kind")}
      aria-label={label}
      className={clsx("min-w-0", className)}
      onKeyDown={onKeyDown}
    >
      <div className="relative">
        <div
          ref={view}
          {...focusable}
          className={clsx(
            "rounded-card",
            motion
              ? "cursor-grab overflow-hidden active:cursor-grabbing"
              : "scrollbar-none snap-x snap-mandatory overflow-x-auto overscroll-x-contain",
          )}
        >
          <ul
            aria-live={isSingle && !isMoving ? "polite" : "off"}
            className={clsx("-ms-4 flex", motion && "touch-pan-y")}
          >
            {slides.map(({ key, content }, index) => (
              <li
                key={key}
                inert={isSingle && index !== page.at}
                className={clsx("-scroll-ms-4 min-w-0 shrink-0 grow-0 snap-start ps-4", slideClassName ?? "basis-full")}
              >
                {isDrawn(index) && content}
              </li>
            ))}
          </ul>
        </div>
        {arrows && <SwiperArrow side="previous" isOff={page.isFirst} onPress={() => step(-1)} />}
        {arrows && <SwiperArrow side="next" isOff={page.isLast} onPress={() => step(1)} />}
      </div>
      {(pager || seconds) && (
        <SwiperPager
          {...page}
          label={label}
          look={pager}
          onPick={go}
          isPlaying={seconds ? turns.isPlaying : undefined}
          onPlay={turns.play}
        />
      )}
      <Suspense>
        {element && (
          <SwiperMotion
            view={element}
            onTakeOver={takeOver}
            onReady={setReady}
            align={align}
            loop={loop}
            effect={effect}
            startIndex={page.at}
          />
        )}
      </Suspense>
    </fieldset>
  )
}
