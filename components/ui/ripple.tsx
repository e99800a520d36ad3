"use client"

import { useEffect } from "react"

const duration = 500

function ripple(event: PointerEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-ripple]") : null
  if (!target || event.button !== 0 || target.matches(":disabled, [aria-disabled='true']")) return
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const box = target.getBoundingClientRect()
  const radius = Math.hypot(box.width, box.height)
  const wave = document.createElement("span")
  wave.className = "ripple"
  wave.ariaHidden = "true"
  wave.style.cssText = `inset:${event.clientY - box.top - radius}px auto auto ${event.clientX - box.left - radius}px;width:${2 * radius}px;height:${2 * radius}px`
  target.append(wave)
  setTimeout(() => wave.remove(), duration)
}

/** The 500 ms wave on pressed `[data-ripple]` elements: one listener for the whole page, mounted in the root layout. */
export function Ripple() {
  useEffect(() => {
    document.addEventListener("pointerdown", ripple, { passive: true })
    return () => document.removeEventListener("pointerdown", ripple)
  }, [])
  return null
}
