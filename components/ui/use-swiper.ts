"use client"

import { useCallback, useEffect, useRef, useState } from "react"
import type { Motion } from "./swiper-motion"

export interface SwiperPage {
  at: number
  of: number
  isFirst: boolean
  isLast: boolean
}

interface Options {
  count: number
  /** Index of the initial slide. */
  startAt?: number
  loop?: boolean
  /** Index of the visible slide, if controlled. */
  selected?: number
  onSelect?: (index: number) => void
}

const slidesOf = (view: HTMLElement | null) => [...(view?.firstElementChild?.children ?? [])] as HTMLElement[]

/** Scrolls to a slide with the browser's own scrolling. */
function scroll(view: HTMLElement | null, to: number, isInstant: boolean): void {
  const slides = slidesOf(view)
  const [first, target] = [slides[0], slides[to]]
  if (!first || !target) return
  const isStill = isInstant || window.matchMedia("(prefers-reduced-motion: reduce)").matches
  // In right-to-left pages both values are measured from the right.
  view?.scrollTo({ left: target.offsetLeft - first.offsetLeft, behavior: isStill ? "instant" : "smooth" })
}

/** Position and movement of slides: with embla once it has loaded, and the browser's scrolling before. */
export function useSwiper({ count, startAt = 0, loop = false, selected, onSelect }: Options) {
  const view = useRef<HTMLDivElement>(null)
  const [start] = useState(selected ?? startAt)
  const [motion, setMotion] = useState<Motion>()
  const scrolled = useCallback(
    (at: number) => ({ at, of: count, isFirst: !loop && at <= 0, isLast: !loop && at >= count - 1 }),
    [count, loop],
  )
  const [page, setPage] = useState<SwiperPage>(() => scrolled(start))
  const at = useRef(start)
  /** Set when embla moves the slides: that the browser's scroll position is reset then is no choice of a slide. */
  const isTaken = useRef(false)
  const show = useCallback((next: SwiperPage) => {
    at.current = next.at
    setPage(next)
  }, [])

  useEffect(() => {
    if (start > 0) scroll(view.current, start, true)
  }, [start])

  useEffect(() => {
    const box = view.current
    if (!box || motion) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      if (isTaken.current) return
      show(scrolled(Math.round(Math.abs(box.scrollLeft) / (slidesOf(box)[0]?.offsetWidth || 1))))
      onSelect?.(at.current)
    }
    const whenStill = () => {
      clearTimeout(timer)
      timer = setTimeout(look, 80)
    }
    // A pause in smooth scrolling on a busy machine isn't its end. Browsers without the event have to guess.
    const [event, onScroll] = "onscrollend" in box ? ["scrollend", look] : ["scroll", whenStill]
    box.addEventListener(event, onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      box.removeEventListener(event, onScroll)
    }
  }, [motion, show, scrolled, onSelect])

  useEffect(() => {
    if (!motion) return
    const look = () =>
      show({
        at: motion.selectedScrollSnap(),
        of: motion.scrollSnapList().length,
        isFirst: !motion.canScrollPrev(),
        isLast: !motion.canScrollNext(),
      })
    const notify = () => onSelect?.(motion.selectedScrollSnap())
    // Apply a selection made while embla was loading.
    if (at.current !== motion.selectedScrollSnap()) motion.scrollTo(at.current, true)
    motion.rootNode().scrollLeft = 0
    look()
    motion.on("select", look).on("reInit", look).on("select", notify)
    return () => void motion.off("select", look).off("reInit", look).off("select", notify)
  }, [motion, show, onSelect])

  const go = useCallback(
    (to: number) => {
      if (motion) return motion.scrollTo(to)
      show(scrolled(to))
      onSelect?.(to)
      scroll(view.current, to, false)
    },
    [motion, show, scrolled, onSelect],
  )
  useEffect(() => {
    if (selected !== undefined && selected !== page.at) go(selected)
  }, [selected, page.at, go])

  /** Moves one slide forwards or backwards, if possible. */
  const step = (by: 1 | -1) => {
    if (motion) by > 0 ? motion.scrollNext() : motion.scrollPrev()
    else if (by > 0 ? !page.isLast : !page.isFirst) go((page.at + by + count) % count)
  }
  const takeOver = useCallback(() => {
    isTaken.current = true
  }, [])
  const setReady = useCallback((ready: Motion | undefined) => {
    if (!ready) isTaken.current = false
    setMotion(ready)
  }, [])
  return { view, motion, takeOver, setReady, page, go, step }
}
