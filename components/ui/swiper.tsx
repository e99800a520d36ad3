"use client"

import clsx from "clsx"
import Autoplay from "embla-carousel-autoplay"
import Fade from "embla-carousel-fade"
import useEmblaCarousel from "embla-carousel-react"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import { SwiperArrow, type SwiperPage, SwiperPager, type SwiperPagerLook } from "./swiper-controls"
import { useDirection } from "./use-direction"
import { type SwiperEffect, useSwiperEffect } from "./use-swiper-effect"

interface Props {
  /** Accessible name. */
  label: string
  slides: { key: string | number; content: ReactNode }[]
  /** How wide a slide is: the whole width, or `basis-1/2 lg:basis-1/3`. */
  slideClassName?: string
  /** Buttons at both sides. */
  arrows?: boolean
  /** What says where one is. */
  pager?: SwiperPagerLook
  align?: "start" | "center"
  /** After the last comes the first. */
  loop?: boolean
  /** How slides follow each other, besides side by side. */
  effect?: SwiperEffect
  /** Moves on by itself after so many seconds; not where less motion is asked for. */
  seconds?: number
  /** Draws only slides so near to the one in sight; the others are empty. With `keep` those once drawn stay. */
  near?: number
  keep?: boolean
  /** The slide in sight, where someone else moves it too. */
  selected?: number
  onSelect?: (index: number) => void
}

/** Slides to move through by swiping, arrows, keys and points. For a row of things to browse there is `Carousel`. */
export function Swiper({
  label,
  slides,
  slideClassName = "basis-full",
  arrows = false,
  pager,
  align = "start",
  loop = false,
  effect,
  seconds,
  near,
  keep = false,
  selected,
  onSelect,
}: Props) {
  const direction = useDirection()
  const plugins = useMemo(
    () => [
      ...(effect === "fade" ? [Fade()] : []),
      ...(seconds ? [Autoplay({ delay: seconds * 1000, stopOnMouseEnter: true, stopOnInteraction: false })] : []),
    ],
    [effect, seconds],
  )
  const breakpoints = { "(prefers-reduced-motion: reduce)": { duration: 0 } }
  const [attach, motion] = useEmblaCarousel({ direction, align, loop, duration: 22, breakpoints }, plugins)
  const [page, setPage] = useState<SwiperPage>({ at: 0, of: slides.length, isFirst: !loop, isLast: false })
  const [drawn, setDrawn] = useState(0)
  const [isPlaying, setPlaying] = useState(Boolean(seconds))
  useSwiperEffect(motion, effect)

  useEffect(() => {
    if (!motion) return
    const look = () => {
      const at = motion.selectedScrollSnap()
      setPage({
        at,
        of: motion.scrollSnapList().length,
        isFirst: !motion.canScrollPrev(),
        isLast: !motion.canScrollNext(),
      })
      setDrawn((before) => (keep ? Math.max(before, at) : at))
      onSelect?.(at)
    }
    look()
    motion.on("select", look).on("reInit", look)
    return () => void motion.off("select", look).off("reInit", look)
  }, [motion, onSelect, keep])

  useEffect(() => {
    const view = motion?.rootNode()
    const press = (event: KeyboardEvent) => {
      const [back, forward] = direction === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"]
      if (event.key !== back && event.key !== forward) return
      if (event.key === back) motion?.scrollPrev()
      else motion?.scrollNext()
      event.preventDefault()
    }
    view?.addEventListener("keydown", press)
    return () => view?.removeEventListener("keydown", press)
  }, [motion, direction])

  useEffect(() => {
    if (selected !== undefined) motion?.scrollTo(selected)
  }, [motion, selected])

  useEffect(() => {
    const autoplay = motion?.plugins().autoplay
    if (!autoplay) return
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
    if (isPlaying && !isStill) autoplay.play()
    else autoplay.stop()
  }, [motion, isPlaying])

  const isDrawn = (index: number) =>
    near === undefined || (keep ? index <= drawn + near : Math.abs(index - drawn) <= near)
  const focusable = { tabIndex: 0, role: "group", "aria-label": label }
  return (
    <div>
      <div className="relative">
        <div ref={attach} {...focusable} className="overflow-hidden rounded-card">
          <ul className="-ms-4 flex touch-pan-y">
            {slides.map(({ key, content }, index) => (
              <li key={key} className={clsx("min-w-0 shrink-0 grow-0 ps-4", slideClassName)}>
                {isDrawn(index) && content}
              </li>
            ))}
          </ul>
        </div>
        {arrows && <SwiperArrow side="previous" isOff={page.isFirst} onPress={() => motion?.scrollPrev()} />}
        {arrows && <SwiperArrow side="next" isOff={page.isLast} onPress={() => motion?.scrollNext()} />}
      </div>
      {(pager || seconds) && (
        <SwiperPager
          {...page}
          label={label}
          look={pager}
          onPick={(at) => motion?.scrollTo(at)}
          isPlaying={seconds ? isPlaying : undefined}
          onPlay={setPlaying}
        />
      )}
    </div>
  )
}
