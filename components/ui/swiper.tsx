"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from "react"
import { SwiperArrow, SwiperPager, type SwiperPagerLook } from "./swiper-controls"
import { useDirection } from "./use-direction"
import { useNear } from "./use-near"
import { useSwiper } from "./use-swiper"
import type { SwiperEffect } from "./use-swiper-effect"
import { useTurns } from "./use-turns"

const SwiperMotion = lazy(() => import("./swiper-motion"))

interface Props {
  /** Accessible name. */
  label: string
  slides: { key: string | number; content: ReactNode }[]
  /** How wide a slide is where more than one shows: `basis-1/2 lg:basis-1/3`. Left out, one takes the whole width. */
  slideClassName?: string
  /** Buttons at both sides. */
  arrows?: boolean
  /** What says where one is. */
  pager?: SwiperPagerLook
  /** Where in the frame the slide in sight stands. */
  align?: "start" | "center"
  /** After the last comes the first. */
  loop?: boolean
  /** How slides follow each other, besides side by side. */
  effect?: SwiperEffect
  /** Moves on by itself after so many seconds; there is a button that stops it. */
  seconds?: number
  /** Draws only slides so near to the one in sight; the others are empty. */
  near?: number
  /** Those once drawn stay so. */
  keep?: boolean
  /** Which slide comes first where it keeps the place itself. */
  startAt?: number
  /** The slide in sight, where someone else moves it too. */
  selected?: number
  /** Told which slide is in sight now. */
  onSelect?: (index: number) => void
  className?: string
}

/**
 * Slides that take turns: swiped, dragged, by arrows, keys and points, or by themselves. The browser scrolls them till
 * embla is there, which is fetched when they come near; for plain slides of the whole width, when a mouse or the focus
 * comes to them, as fingers swipe well without it. For a row of things to browse there is `Carousel`.
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
  const { view, motion, setMotion, page, go, step } = useSwiper(place)
  const turns = useTurns(motion, seconds, page.at)
  const isSingle = slideClassName === undefined
  const element = useNear(view, turns.isVisited || !isSingle || loop || seconds !== undefined || effect !== undefined)
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
            onReady={setMotion}
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
