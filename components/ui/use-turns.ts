"use client"

import { type FocusEvent, type PointerEvent, useEffect, useState } from "react"
import type { Motion } from "./swiper-motion"

/**
 * Advances slides automatically. Pauses while the pointer or keyboard focus is on them, and stops when a user stops it
 * or prefers reduced motion. `isVisited` is true after the first mouse or focus event.
 */
export function useAutoAdvance(motion: Motion | undefined, seconds: number | undefined, at: number) {
  const [isPlaying, setPlaying] = useState(seconds !== undefined)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isVisited, setVisited] = useState(false)
  const isPaused = isHovered || isFocused

  useEffect(() => {
    // The server cannot know this preference. Users with reduced motion can still start it.
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (!motion || !seconds || !isPlaying || isPaused) return
    // Each slide gets its full time, however it was reached.
    const timer = setTimeout(() => motion.scrollTo((at + 1) % motion.scrollSnapList().length), seconds * 1000)
    return () => clearTimeout(timer)
  }, [motion, seconds, isPlaying, isPaused, at])

  return {
    isPlaying,
    /** A user who presses Play expects movement, even with the pointer over the slides. */
    play: (plays: boolean) => {
      setPlaying(plays)
      setHovered(false)
      setFocused(false)
    },
    isVisited,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        setHovered(true)
        if (pointerType !== "touch") setVisited(true)
      },
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        setFocused(target.matches(":focus-visible"))
        setVisited(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((before) => before && currentTarget.contains(relatedTarget)),
    },
  }
}
