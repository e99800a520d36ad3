"use client"

import useEmblaCarousel from "embla-carousel-react"
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from "react"
import { SlideShowBar } from "./slide-show-bar"
import { useDirection } from "./use-direction"

interface Props {
  /** Accessible name. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** The place of the slide that shows; left out, the show keeps it to itself. */
  index?: number
  onIndexChange?: (index: number) => void
  /** Which slide comes first where it keeps the place itself. */
  startAt?: number
  /** Goes on by itself after so many seconds, but not while the pointer or the focus is on it, nor once somebody stopped it. */
  seconds?: number
  /** After the last comes the first. */
  loop?: boolean
  className?: string
}

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches

/** Slides that take turns, one at a time: dragged, by buttons, by the arrow keys, or by themselves. */
export function SlideShow({ label, slides, index, onIndexChange, startAt = 0, seconds, loop, className }: Props) {
  const direction = useDirection()
  const loops = loop ?? seconds !== undefined
  const [startIndex] = useState(index ?? startAt)
  const [shown, setShown] = useState(startIndex)
  const [isStopped, setStopped] = useState(false)
  const [isResting, setResting] = useState(false)
  const [view, motion] = useEmblaCarousel({ direction, loop: loops, startIndex, duration: 22 })
  const goes = seconds !== undefined && !isStopped

  useEffect(() => {
    // The server cannot know; whoever wants no motion starts it on purpose.
    if (wantsNoMotion()) setStopped(true)
  }, [])
  useEffect(() => {
    if (!motion) return
    const look = () => {
      const at = motion.selectedScrollSnap()
      setShown(at)
      onIndexChange?.(at)
    }
    motion.on("select", look).on("reInit", look)
    return () => void motion.off("select", look).off("reInit", look)
  }, [motion, onIndexChange])
  useEffect(() => {
    if (index !== undefined && index !== motion?.selectedScrollSnap()) motion?.scrollTo(index, wantsNoMotion())
  }, [motion, index])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its whole time, however it came
  useEffect(() => {
    if (!motion || !goes || isResting) return
    const timer = setTimeout(() => motion.scrollNext(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [motion, goes, isResting, seconds, shown])

  const go = (to: number) => motion?.scrollTo((to + slides.length) % slides.length, wantsNoMotion())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    event.preventDefault()
    const step = (event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1
    if (loops || slides[shown + step]) go(shown + step)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => setResting(currentTarget.contains(relatedTarget))}
    >
      <div ref={view} className="cursor-grab overflow-hidden rounded-card active:cursor-grabbing">
        <ul aria-live={goes ? "off" : "polite"} className="flex touch-pan-y">
          {slides.map(({ key, content }, at) => (
            <li key={key} inert={at !== shown} className="min-w-0 shrink-0 grow-0 basis-full">
              {content}
            </li>
          ))}
        </ul>
      </div>
      <SlideShowBar
        slides={slides.length}
        shown={shown}
        loops={loops}
        isStopped={seconds === undefined ? undefined : isStopped}
        onStop={setStopped}
        onGo={go}
      />
    </section>
  )
}
