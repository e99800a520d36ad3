"use client"

import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from "@headlessui/react"
import clsx from "clsx"
import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert } from "lucide-react"
import { useEffect } from "react"
import { layerName } from "./layer-name"
import { backdropClass } from "./layer-styles"
import type { MessageDialogProps } from "./message-dialog"
import { toneClass } from "./tone"

const icons = {
  brand: CircleHelp,
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}
const positions = {
  middle: "items-center justify-center",
  top: "items-start justify-center",
  bottom: "items-end justify-center",
  start: "items-center justify-start",
  end: "items-center justify-end",
  "top-start": "items-start justify-start",
  "top-end": "items-start justify-end",
  "bottom-start": "items-end justify-start",
  "bottom-end": "items-end justify-end",
}
const motions = {
  rise: "data-closed:translate-y-8 data-closed:opacity-0",
  fall: "data-closed:-translate-y-8 data-closed:opacity-0",
  zoom: "data-closed:scale-75 data-closed:opacity-0",
  fade: "data-closed:opacity-0",
  none: "duration-0!",
}

/** The dialog itself; screens use `MessageDialog`, which loads it. */
export default function MessageDialogPanel({
  open,
  onClose,
  title,
  text,
  tone = "info",
  icon,
  position = "middle",
  motion = "zoom",
  seconds,
  dismissable = true,
  veiled,
  footer,
  children,
}: MessageDialogProps) {
  const Icon = icons[tone]
  useEffect(() => {
    if (!open || !seconds) return
    const timer = setTimeout(onClose, seconds * 1000)
    return () => clearTimeout(timer)
  }, [open, seconds, onClose])
  return (
    <HeadlessDialog
      role="alertdialog"
      aria-label={layerName(title)}
      open={open}
      onClose={() => dismissable && onClose()}
      className={clsx("relative z-50", toneClass(tone))}
    >
      <DialogBackdrop transition className={clsx(backdropClass, veiled && "backdrop-blur-lg")} />
      <div className={clsx("fixed inset-0 flex p-3 sm:p-6", positions[position])}>
        <DialogPanel
          transition
          tabIndex={-1}
          className={clsx(
            "max-h-full w-full max-w-sm overflow-y-auto rounded-card border border-line bg-raised p-6 text-center text-ink shadow-raised",
            "outline-none transition duration-slow ease-out motion-reduce:transition-none",
            motions[motion],
          )}
        >
          {icon !== null && (
            <span
              aria-hidden="true"
              className="mx-auto mb-4 grid size-14 place-items-center rounded-full bg-tone-soft text-tone-text [&_svg]:size-7"
            >
              {icon ?? <Icon />}
            </span>
          )}
          <DialogTitle className="text-balance font-semibold text-title">{title}</DialogTitle>
          {text && <Description className="mt-1 text-pretty text-ink-muted text-sm">{text}</Description>}
          {children && <div className="mt-4">{children}</div>}
          {footer && <div className="mt-5 flex flex-wrap justify-center gap-2">{footer}</div>}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}
