"use client"

import { Link as LinkIcon } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { copyText } from "@/components/ui/copy-text"
import { plainClick } from "@/components/ui/plain-click"

/** A title that links to itself. A click also copies its address. */
export function AnchorTitle({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslations("kit")
  return (
    <a
      href={`#${id}`}
      title={t("copyLink")}
      className="group/anchor inline-flex items-center gap-1.5 rounded-sm"
      onClick={(event) => {
        if (plainClick(event)) void copyText(new URL(`#${id}`, location.href).href, { done: t("linkCopied") })
      }}
    >
      {children}
      <LinkIcon
        aria-hidden="true"
        className="size-3.5 shrink-0 text-ink-faint opacity-0 transition-opacity duration-fast group-hover/anchor:opacity-100 group-focus-visible/anchor:opacity-100 pointer-coarse:opacity-100"
      />
    </a>
  )
}
