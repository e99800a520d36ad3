import type { UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect } from "react"

/** One dissolves into the next, the others step back in depth, or turn away at both sides. */
export type SwiperEffect = "fade" | "depth" | "coverflow"

type Motion = UseEmblaCarouselType[1]

/** How a slide looks that is so many slides away from the middle. */
const looks = {
  depth: (away: number) => {
    const turn = Math.max(-1, Math.min(1, away))
    return `translateX(${turn * -14}%) scale(${1 - Math.abs(turn) * 0.25})`
  },
  coverflow: (away: number) => {
    const turn = Math.max(-1, Math.min(1, away))
    return `translateX(${turn * -12}%) perspective(50rem) rotateY(${turn * -35}deg) scale(${1 - Math.abs(turn) * 0.15})`
  },
}

/** Draws the slides as their effect wants them, with every step of the movement. */
export function useSwiperEffect(motion: Motion, effect: SwiperEffect | undefined): void {
  useEffect(() => {
    if (!motion || !effect || effect === "fade") return
    const draw = () => {
      const middle = motion.rootNode().getBoundingClientRect()
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      for (const slide of motion.slideNodes()) {
        const content = slide.firstElementChild
        if (!(content instanceof HTMLElement)) continue
        const box = slide.getBoundingClientRect()
        const away = (box.left + box.width / 2 - middle.left - middle.width / 2) / box.width
        content.style.transform = still ? "" : looks[effect](away)
      }
    }
    draw()
    motion.on("scroll", draw).on("reInit", draw).on("slideFocus", draw)
    return () => void motion.off("scroll", draw).off("reInit", draw).off("slideFocus", draw)
  }, [motion, effect])
}
