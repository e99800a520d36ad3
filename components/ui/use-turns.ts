"use client"

import { type FocusEvent, type PointerEvent, useEffect, useState } from "react"
import type { Motion } from "./swiper-motion"

/**
 * Slides that take turns by themselves: they rest while the pointer or the keyboard's focus is on them, and stand once
 * somebody stopped them, or wants no motion. `isVisited` once a mouse or the focus came to them.
 */
export function useTurns(motion: Motion | undefined, seconds: number | undefined, at: number) {
  const [isPlaying, setPlaying] = useState(seconds !== undefined)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isVisited, setVisited] = useState(false)
  const isResting = isPointed || isFocused

  useEffect(() => {
    // The server cannot know; whoever wants no motion starts it on purpose.
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (!motion || !seconds || !isPlaying || isResting) return
    // Each slide has its whole time, however it came.
    const timer = setTimeout(() => motion.scrollTo((at + 1) % motion.scrollSnapList().length), seconds * 1000)
    return () => clearTimeout(timer)
  }, [motion, seconds, isPlaying, isResting, at])

  return {
    isPlaying,
    /** Whoever starts it wants to see it go, wherever the pointer is. */
    play: (plays: boolean) => {
      setPlaying(plays)
      setPointed(false)
      setFocused(false)
    },
    isVisited,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        setPointed(true)
        if (pointerType !== "touch") setVisited(true)
      },
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => {
        setFocused(target.matches(":focus-visible"))
        setVisited(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((before) => before && currentTarget.contains(relatedTarget)),
    },
  }
}
