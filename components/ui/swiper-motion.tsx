"use client"

import Fade from "embla-carousel-fade"
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect, useState } from "react"
import { useDirection } from "./use-direction"
import { type SwiperEffect, useSwiperEffect } from "./use-swiper-effect"

export type Motion = NonNullable<UseEmblaCarouselType[1]>
type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface Props extends Pick<Options, "align" | "loop" | "slidesToScroll" | "startIndex"> {
  /** Viewport of the slides; its first child contains them. */
  view: HTMLElement
  effect?: SwiperEffect
  /** Called before the browser's scroll position is reset. */
  onTakeOver: () => void
  onReady: (motion: Motion | undefined) => void
}

/** Resets the browser's scroll position once embla has moved the slides to the same place. */
const resetScroll = (view: HTMLElement, onTakeOver: () => void) => ({
  name: "takeOver",
  options: {},
  init: () => {
    onTakeOver()
    view.scrollLeft = 0
  },
  destroy: () => undefined,
})

/** Makes slides draggable with embla. A separate file, loaded on demand. */
export default function SwiperMotion({ view, onTakeOver, onReady, effect, startIndex, ...options }: Props) {
  // The start index must not change, because embla would re-initialise.
  const [start] = useState(startIndex)
  const [plugins] = useState(() => [resetScroll(view, onTakeOver), ...(effect === "fade" ? [Fade()] : [])])
  const [attach, motion] = useEmblaCarousel(
    {
      ...options,
      startIndex: start,
      direction: useDirection(),
      duration: 22,
      breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
    },
    plugins,
  )
  useSwiperEffect(motion, effect)
  useEffect(() => attach(view), [attach, view])
  useEffect(() => {
    onReady(motion)
    return () => onReady(undefined)
  }, [motion, onReady])
  return null
}
