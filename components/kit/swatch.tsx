"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"

interface Props {
  /** What is copied and stands below: a token's class, such as `bg-card`. */
  name: string
  /** What it looks like. */
  background: string
  /** A word on it, in this colour. */
  ink?: string
  border?: string
  sample?: string
}

/** A colour one can see and copy the name of. */
export function Swatch({ name, background, ink, border, sample }: Props) {
  const t = useTranslations("kit/colors")
  const copy = () =>
    navigator.clipboard.writeText(name).then(
      () => toast.success(t("copied", { name })),
      () => toast.error(t("failed")),
    )
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
