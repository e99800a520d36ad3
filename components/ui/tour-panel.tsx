"use client"

import { DialogTitle, Dialog as HeadlessDialog, DialogPanel as Panel } from "@headlessui/react"
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react"
import { Button } from "./button"
import { placeBeside } from "./place-beside"
import type { TourProps } from "./tour"
import { targetOf, useTarget } from "./tour-target"

const placeInMiddle = ({ width, height }: DOMRect) => ({
  top: (window.innerHeight - height) / 2,
  left: (window.innerWidth - width) / 2,
})

/** The tour itself; screens use `Tour`, which loads it. Steps whose target is not on the screen are skipped. */
export default function TourPanel({ steps: all, texts, onEnd }: TourProps) {
  const [steps] = useState(() => all.filter(({ target }) => !target || targetOf(target)))
  const [at, setAt] = useState(0)
  const [place, setPlace] = useState<{ top: number; left: number }>()
  // State instead of a ref, because the dialog mounts its panel after the first commit.
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const next = useRef<HTMLButtonElement>(null)
  const textId = useId()
  const step = steps[at]
  const box = useTarget(step?.target)
  const isLast = at === steps.length - 1

  useLayoutEffect(() => {
    const rect = panel?.getBoundingClientRect()
    if (rect && step)
      setPlace(box ? placeBeside(box, rect, { side: "bottom", gap: 12, edge: 12 }) : placeInMiddle(rect))
  }, [panel, box, step])

  if (!step) return null
  const go = (to: number) => {
    if (to >= steps.length) return onEnd(true)
    setAt(Math.max(0, to))
    next.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight"
    const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft"
    if (event.key === forward && !isLast) go(at + 1)
    else if (event.key === backward) go(at - 1)
    else return
    event.preventDefault()
  }
  return (
    // A click outside does not close the tour; only its buttons and Esc do.
    <HeadlessDialog
      open
      onClose={() => undefined}
      className="relative z-50"
      aria-label={texts.label}
      initialFocus={next}
      onKeyDown={(event) => event.key === "Escape" && onEnd(false)}
    >
      <div aria-hidden="true" className="fixed inset-0 overflow-hidden">
        {/* One box highlights the target by shading everything around it; without a target the whole screen is
            shaded. */}
        <div
          className="absolute rounded-card outline-[200vmax] outline-scrim transition-[inset,width,height] duration-base motion-reduce:transition-none"
          style={box ?? { top: 0, left: 0, width: 0, height: 0 }}
        />
      </div>
      <Panel
        ref={setPanel}
        aria-describedby={textId}
        onKeyDown={press}
        style={place ?? { opacity: 0 }}
        className="fixed w-[min(22rem,calc(100vw-1.5rem))] rounded-card border border-line bg-raised p-4 text-ink shadow-raised"
      >
        <p className="text-ink-muted text-xs">{texts.step(at + 1, steps.length)}</p>
        <DialogTitle className="mt-1 font-semibold text-title">{step.title}</DialogTitle>
        <p id={textId} className="mt-1 text-pretty text-ink-muted text-sm">
          {step.text}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {!isLast && (
            <Button variant="ghost" size="sm" onClick={() => onEnd(false)}>
              {texts.skip}
            </Button>
          )}
          <span className="ms-auto flex gap-2">
            {at > 0 && (
              <Button variant="outline" size="sm" onClick={() => go(at - 1)}>
                {texts.back}
              </Button>
            )}
            <Button ref={next} size="sm" onClick={() => go(at + 1)}>
              {isLast ? texts.done : texts.next}
            </Button>
          </span>
        </div>
      </Panel>
    </HeadlessDialog>
  )
}
