"use client"

import { useEffect } from "react"
import { moveBeside, type Side } from "./place-beside"

const delay = 350
const canHover = () => window.matchMedia("(hover: hover)").matches

function listen(): () => void {
  const stop = new AbortController()
  const bubble = document.createElement("div")
  bubble.className = "tooltip"
  bubble.popover = "manual"
  // Hidden from screen readers, because the text is the name or description of the element itself.
  bubble.ariaHidden = "true"
  let current: Element | null = null
  let timer: ReturnType<typeof setTimeout>

  const show = (target: Element) => {
    const text = target.getAttribute("data-tip")
    if (!text || !target.isConnected || target.getAttribute("aria-expanded") === "true") return
    bubble.textContent = text
    if (!bubble.isConnected) document.body.append(bubble)
    bubble.showPopover?.()
    moveBeside(bubble, target, { side: (target.getAttribute("data-tip-side") as Side | null) ?? "top" })
    current = target
  }
  const hide = () => {
    clearTimeout(timer)
    if (current) bubble.hidePopover?.()
    current = null
  }
  const tipOf = (node: EventTarget | null) => (node instanceof Element ? node.closest("[data-tip]") : null)
  const on = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, act, { passive: true, capture: true, signal: stop.signal })

  on("pointerover", ({ target }) => {
    // The pointer may move onto the bubble.
    if (target === bubble) return clearTimeout(timer)
    const tip = tipOf(target)
    if (tip === current && tip) return clearTimeout(timer)
    clearTimeout(timer)
    if (tip && canHover()) timer = setTimeout(show, current ? 0 : delay, tip)
    else if (current) timer = setTimeout(hide, 120)
  })
  on("focusin", ({ target }) => {
    const tip = tipOf(target)
    if (tip && tip === target && tip.matches(":focus-visible")) show(tip)
    else hide()
  })
  on("focusout", hide)
  on("pointerdown", hide)
  on("scroll", hide)
  on("keydown", ({ key }) => {
    if (key === "Escape") hide()
  })
  return () => {
    stop.abort()
    clearTimeout(timer)
    bubble.remove()
  }
}

/**
 * Shows the tooltips of all `[data-tip]` elements with one bubble and one set of listeners; mounted once in the root
 * layout.
 */
export function TooltipLayer() {
  useEffect(listen, [])
  return null
}
