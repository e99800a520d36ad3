"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useRef, useState } from "react"
import { PageIcon } from "./page-icon"

const load = () => import("./customizer").then((file) => ({ default: file.Customizer }))
const Customizer = lazy(load)

/** Button at the edge of the window that opens the customizer. */
export function CustomizerButton() {
  const t = useTranslations("shell.customizer")
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="customizer-tab"
        aria-label={t("title")}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={load}
        onFocus={load}
      >
        <PageIcon name="Settings" className="size-5" />
      </button>
      <Suspense>{open && <Customizer onClose={close} />}</Suspense>
    </>
  )
}
