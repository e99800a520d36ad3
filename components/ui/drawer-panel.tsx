"use client"

import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from "@headlessui/react"
import clsx from "clsx"
import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "./button"
import type { DrawerProps } from "./drawer"
import { layerName } from "./layer-name"
import { LayerProvider, useLayerState } from "./layer-provider"
import { backdropClass, layerFootClass } from "./layer-styles"

const widths = { sm: "sm:max-w-xs", md: "sm:max-w-md", lg: "sm:max-w-2xl" }
const sides = {
  end: "end-0 border-s data-closed:translate-x-full rtl:data-closed:-translate-x-full",
  start: "start-0 border-e data-closed:-translate-x-full rtl:data-closed:translate-x-full",
}

/** The drawer itself; screens use `Drawer`, which loads it. */
export default function DrawerPanel({
  open,
  onClose,
  title,
  description,
  side = "end",
  size = "md",
  footer,
  children,
}: DrawerProps) {
  const t = useTranslations("ui")
  const { close, setFoot, ...state } = useLayerState(onClose)
  return (
    <HeadlessDialog open={open} onClose={close} aria-label={layerName(title)} className="relative z-50">
      <LayerProvider {...state}>
        <DialogBackdrop transition className={backdropClass} />
        <DialogPanel
          transition
          className={clsx(
            "fixed inset-y-0 flex w-full flex-col border-line bg-raised text-ink shadow-raised",
            "transition duration-slow ease-out",
            side === "start" ? "max-w-[18rem]" : widths[size],
            sides[side],
          )}
        >
          <div className="flex items-start gap-4 border-line border-b py-3 ps-5 pe-3">
            <div className="min-w-0 flex-1">
              <DialogTitle className="text-pretty py-1 font-semibold text-title">{title}</DialogTitle>
              {description && <Description className="text-pretty text-ink-muted text-sm">{description}</Description>}
            </div>
            <Button iconOnly label={t("close")} variant="ghost" size="sm" icon={<X />} onClick={close} />
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-5">{children}</div>
          <div ref={setFoot} className={layerFootClass}>
            {footer}
          </div>
        </DialogPanel>
      </LayerProvider>
    </HeadlessDialog>
  )
}
