"use client"

import { ChevronLeft, ChevronRight } from "lucide-react"
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import { Button } from "./button"
import type { Motion } from "./carousel-motion"

const CarouselMotion = lazy(() => import("./carousel-motion"))

interface Props {
  /** Accessible name. */
  label: string
  heading: ReactNode
  previousLabel: string
  nextLabel: string
  /** Each is a slide; give it its width. */
  slides: { key: string | number; content: ReactNode }[]
  slideClassName: string
}

/**
 * Slides side by side: the browser scrolls them, and once they come near, embla lets them be dragged and moved by
 * buttons. Without it nothing is missing but the buttons.
 */
export function Carousel({ label, heading, previousLabel, nextLabel, slides, slideClassName }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<HTMLElement>()
  const [motion, setMotion] = useState<Motion>()
  const [can, setCan] = useState({ previous: false, next: false })

  useEffect(() => {
    const element = view.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(element), {
      rootMargin: "400px",
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!motion) return
    const look = () => setCan({ previous: motion.canScrollPrev(), next: motion.canScrollNext() })
    look()
    motion.on("select", look).on("reInit", look)
  }, [motion])

  const button = { variant: "outline", size: "sm", iconOnly: true } as const
  return (
    <section aria-label={label}>
      <div className="mb-4 flex min-h-control-sm items-center justify-between gap-4">
        <h2 className="font-semibold text-title">{heading}</h2>
        {motion && (can.previous || can.next) && (
          <div className="flex gap-2">
            <Button
              {...button}
              label={previousLabel}
              icon={<ChevronLeft className="rtl:-scale-x-100" />}
              disabled={!can.previous}
              onClick={() => motion.scrollPrev()}
            />
            <Button
              {...button}
              label={nextLabel}
              icon={<ChevronRight className="rtl:-scale-x-100" />}
              disabled={!can.next}
              onClick={() => motion.scrollNext()}
            />
          </div>
        )}
      </div>
      <div ref={view} className={motion ? "overflow-hidden py-1" : "scrollbar-none snap-x overflow-x-auto py-1"}>
        <ul className="flex gap-4">
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              className={`min-w-0 shrink-0 snap-start ${slideClassName}`}
              // What has the focus is shown, however it got there.
              onFocus={() => motion?.slidesInView().includes(index) || motion?.scrollTo(index)}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <Suspense>{near && <CarouselMotion view={near} onReady={setMotion} />}</Suspense>
    </section>
  )
}
