import type { UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect } from "react"

/** Slides dissolve into each other, recede in depth, or turn away at both sides. */
export type SwiperEffect = "fade" | "depth" | "coverflow"

type Motion = UseEmblaCarouselType[1]

/** Returns a slide's transform for its distance from the middle, in slides. */
const transforms = {
  depth: (away: number) => {
    const turn = Math.max(-1, Math.min(1, away))
    return `translateX(${turn * -14}%) scale(${1 - Math.abs(turn) * 0.25})`
  },
  coverflow: (away: number) => {
    const turn = Math.max(-1, Math.min(1, away))
    return `translateX(${turn * -12}%) perspective(50rem) rotateY(${turn * -35}deg) scale(${1 - Math.abs(turn) * 0.15})`
  },
}

/** Applies the effect's transforms on every scroll of the slides. */
export function useSwiperEffect(motion: Motion, effect: SwiperEffect | undefined): void {
  useEffect(() => {
    if (!motion || !effect || effect === "fade") return
    const draw = () => {
      const middle = motion.rootNode().getBoundingClientRect()
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      for (const slide of motion.slideNodes()) {
        const content = slide.firstElementChild
        if (!(content instanceof HTMLElement)) continue
        const box = slide.getBoundingClientRect()
        const away = (box.left + box.width / 2 - middle.left - middle.width / 2) / box.width
        content.style.transform = isStill ? "" : transforms[effect](away)
      }
    }
    draw()
    motion.on("scroll", draw).on("reInit", draw).on("slideFocus", draw)
    return () => void motion.off("scroll", draw).off("reInit", draw).off("slideFocus", draw)
  }, [motion, effect])
}
