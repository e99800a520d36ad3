"use client"

import { ChevronLeft, ChevronRight } from "lucide-react"
import { lazy, type ReactNode, Suspense } from "react"
import { Button } from "./button"
import { useNearViewport } from "./use-near"
import { useSwiper } from "./use-swiper"

const SwiperMotion = lazy(() => import("./swiper-motion"))

interface Props {
  /** Accessible name. */
  label: string
  heading: ReactNode
  previousLabel: string
  nextLabel: string
  /** One entry per slide; `slideClassName` sets the width. */
  slides: { key: string | number; content: ReactNode }[]
  slideClassName: string
}

/**
 * A scrollable row of items under a heading. The browser scrolls it natively; once it is near the viewport, embla adds
 * dragging and buttons that move by as many items as fit. `Swiper` is for slides that take turns.
 */
export function Carousel({ label, heading, previousLabel, nextLabel, slides, slideClassName }: Props) {
  const { view, motion, takeOver, setReady, page, go, step } = useSwiper({ count: slides.length })
  const nearElement = useNearViewport(view)
  const button = { variant: "outline", size: "sm", iconOnly: true } as const
  return (
    <section aria-label={label}>
      <div className="mb-4 flex min-h-control-sm items-center justify-between gap-4">
        <h2 className="font-semibold text-title">{heading}</h2>
        {motion && !(page.isFirst && page.isLast) && (
          <div className="flex gap-2">
            <Button
              {...button}
              label={previousLabel}
              icon={<ChevronLeft className="rtl:-scale-x-100" />}
              disabled={page.isFirst}
              onClick={() => step(-1)}
            />
            <Button
              {...button}
              label={nextLabel}
              icon={<ChevronRight className="rtl:-scale-x-100" />}
              disabled={page.isLast}
              onClick={() => step(1)}
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
              // Bring a focused slide into view, however it got focus.
              onFocus={() => motion?.slidesInView().includes(index) || go(index)}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        {nearElement && (
          <SwiperMotion
            view={nearElement}
            onTakeOver={takeOver}
            onReady={setReady}
            align="start"
            slidesToScroll="auto"
          />
        )}
      </Suspense>
    </section>
  )
}
