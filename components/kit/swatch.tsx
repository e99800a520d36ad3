"use client"

import { useTranslations } from "next-intl"
import { copyText } from "@/components/ui/copy-text"

interface Props {
  /** The class of the token, such as `bg-card`. Shown below and copied on click. */
  name: string
  /** CSS background. */
  background: string
  /** Text colour of the sample. */
  ink?: string
  border?: string
  sample?: string
}

/** A colour sample; clicking copies its name. */
export function Swatch({ name, background, ink, border, sample }: Props) {
  const t = useTranslations("kit/colors")
  const copy = () => copyText(name, { done: t("copied", { name }), failed: t("failed") })
  return (
    <button
      type="button"
      data-tip={t("copy", { name })}
      onClick={copy}
      className="group min-w-0 rounded-control text-start focus-visible:outline-offset-4"
    >
      <span
        aria-hidden="true"
        className="grid h-14 place-content-center rounded-control border border-line font-medium text-dense transition-transform duration-fast group-hover:scale-102"
        style={{ background, color: ink, borderColor: border }}
      >
        {sample}
      </span>
      <code dir="ltr" className="wrap-anywhere mt-1 block text-ink-muted text-xs">
        {name}
      </code>
    </button>
  )
}
