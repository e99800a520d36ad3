"use client"

import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from "lucide-react"
import { useEffect } from "react"
import { Toaster as Sonner } from "sonner"
import { onToasterMount } from "./toast"
import { useDark } from "./use-dark"
import { useDirection } from "./use-direction"

/**
 * Without this, a toast whose button was pressed would return the focus seconds later, when it closes. Give it back
 * immediately.
 */
function returnFocus(frame: HTMLElement | null) {
  const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
  frame?.addEventListener("click", blur)
  return () => frame?.removeEventListener("click", blur)
}

/** The sonner library in our styles; screens mount `Toaster`, which loads it. */
export default function ToasterPanel({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(onToasterMount, [])
  const rtl = useDirection() === "rtl"
  const dark = useDark()
  return (
    <div ref={returnFocus}>
      <Sonner
        position={rtl ? "top-left" : "top-right"}
        dir={rtl ? "rtl" : "ltr"}
        theme={dark ? "dark" : "light"}
        containerAriaLabel={label}
        // Below the navbar, so that toasts do not cover its buttons.
        offset={{ top: "5rem" }}
        mobileOffset={{ top: "5rem" }}
        visibleToasts={4}
        gap={10}
        closeButton
        expand
        style={{ fontFamily: "inherit" }}
        icons={{
          success: <CircleCheck className="size-5 text-success-text" />,
          error: <CircleAlert className="size-5 text-danger-text" />,
          close: <X className="size-4" />,
          warning: <TriangleAlert className="size-5 text-warning-text" />,
          loading: <LoaderCircle className="size-5 animate-spin text-ink-muted motion-reduce:animate-none" />,
          info: <Info className="size-5 text-info-text" />,
        }}
        toastOptions={{
          closeButtonAriaLabel: closeLabel,
          unstyled: true,
          classNames: {
            toast:
              "flex w-(--width) items-center gap-3 rounded-card border border-line bg-raised py-3 ps-4 pe-10 text-ink shadow-raised",
            title: "font-medium text-sm",
            content: "min-w-0 flex-1",
            description: "text-dense text-ink-muted",
            icon: "shrink-0",
            actionButton:
              "shrink-0 rounded-control px-2.5 py-1.5 font-semibold text-brand-text text-dense hover:bg-brand-soft",
            closeButton:
              "absolute end-2 top-2.5 grid border-0! bg-transparent! size-7 place-items-center rounded-control text-ink-muted hover:text-ink",
          },
        }}
      />
    </div>
  )
}
