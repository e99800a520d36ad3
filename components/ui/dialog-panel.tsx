"use client"

import {
  Description,
  DialogBackdrop,
  DialogTitle,
  Dialog as HeadlessDialog,
  DialogPanel as Panel,
} from "@headlessui/react"
import clsx from "clsx"
import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "./button"
import type { DialogProps } from "./dialog"
import { layerName } from "./layer-name"
import { LayerProvider, useLayerState } from "./layer-provider"
import { backdropClass, layerFootClass } from "./layer-styles"
import { toneClass } from "./tone"

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl", full: "sm:max-w-none sm:min-h-full" }

/** The dialog itself; screens use `Dialog`, which loads it. */
export default function DialogPanel({
  open,
  onClose,
  title,
  description,
  size = "md",
  tone,
  footer,
  children,
}: DialogProps) {
  const t = useTranslations("ui")
  const { close, setFoot, ...state } = useLayerState(onClose)
  return (
    <HeadlessDialog open={open} onClose={close} aria-label={layerName(title)} className="relative z-50">
      <LayerProvider {...state}>
        <DialogBackdrop transition className={backdropClass} />
        <div className="fixed inset-0 flex items-end justify-center p-3 sm:items-center sm:p-6">
          <Panel
            transition
            className={clsx(
              "flex max-h-full w-full flex-col rounded-card border border-line bg-raised text-ink shadow-raised",
              "transition duration-base ease-out data-closed:translate-y-3 data-closed:opacity-0",
              widths[size],
            )}
          >
            <div
              className={clsx(
                "flex items-start gap-4 px-5 pt-4 pb-3",
                tone &&
                  `mb-4 rounded-t-card border-tone-border border-b bg-tone-soft text-tone-text ${toneClass(tone)}`,
              )}
            >
              <div className="min-w-0 flex-1">
                <DialogTitle className="text-pretty py-1 font-semibold text-title">{title}</DialogTitle>
                {description && (
                  <Description className="mt-0.5 text-pretty text-ink-muted text-sm">{description}</Description>
                )}
              </div>
              <Button iconOnly label={t("close")} variant="ghost" size="sm" icon={<X />} onClick={close} />
            </div>
            {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>}
            <div ref={setFoot} className={layerFootClass}>
              {footer}
            </div>
          </Panel>
        </div>
      </LayerProvider>
    </HeadlessDialog>
  )
}
