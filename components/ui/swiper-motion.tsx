"use client"

import Fade from "embla-carousel-fade"
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect, useState } from "react"
import { useDirection } from "./use-direction"
import { type SwiperEffect, useSwiperEffect } from "./use-swiper-effect"

export type Motion = NonNullable<UseEmblaCarouselType[1]>
type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

interface Props extends Pick<Options, "align" | "loop" | "slidesToScroll" | "startIndex"> {
  /** What shows the slides; its first child holds them. */
  view: HTMLElement
  effect?: SwiperEffect
  onReady: (motion: Motion | undefined) => void
}

/** Where the browser has scrolled to is forgotten in the moment in which embla has moved the slides there. */
const takeOver = (view: HTMLElement) => ({
  name: "takeOver",
  options: {},
  init: () => {
    view.scrollLeft = 0
  },
  destroy: () => undefined,
})

/** Lets slides be dragged and moved: embla, in a file of its own that is fetched when it is needed. */
export default function SwiperMotion({ view, onReady, effect, startIndex, ...options }: Props) {
  // It only says where to begin: another one would begin anew.
  const [start] = useState(startIndex)
  const [plugins] = useState(() => [takeOver(view), ...(effect === "fade" ? [Fade()] : [])])
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
