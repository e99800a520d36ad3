"use client"

import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect } from "react"

export type Motion = NonNullable<UseEmblaCarouselType[1]>

interface Props {
  view: HTMLElement
  onReady: (motion: Motion | undefined) => void
}

/** Lets the slides of a carousel be dragged and moved; loaded when they come near. */
export default function CarouselMotion({ view, onReady }: Props) {
  const [attach, motion] = useEmblaCarousel({
    align: "start",
    containScroll: "trimSnaps",
    slidesToScroll: "auto",
    direction: getComputedStyle(view).direction === "rtl" ? "rtl" : "ltr",
    duration: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 20,
  })
  useEffect(() => attach(view), [attach, view])
  useEffect(() => {
    onReady(motion)
    return () => onReady(undefined)
  }, [motion, onReady])
  return null
}
