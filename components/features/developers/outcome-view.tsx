"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Badge } from "@/components/ui/badge"
import { CodeBlock } from "./code-block"
import { CopyButton } from "./copy-button"
import type { Outcome } from "./request"

/** What a call answered: status, time, and the body as it came. */
export function OutcomeView({ outcome }: { outcome: Outcome | "offline" }) {
  const t = useTranslations("developers")
  if (outcome === "offline") return <Alert tone="danger">{t("offline")}</Alert>
  const { status, statusText, ms, address, type, text, picture } = outcome
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-dense text-ink-muted">
        <Badge tone={status < 400 ? "success" : "danger"}>
          {status} {statusText}
        </Badge>
        <span className="tabular">{t("time", { ms })}</span>
        <code dir="ltr" className="min-w-0 break-all font-mono text-xs">
          {address}
        </code>
      </p>
      {picture ? (
        <img src={picture} alt={type} className="max-h-48 w-fit rounded-control border border-line" />
      ) : (
        <CodeBlock action={<CopyButton text={text} />}>{text || type}</CodeBlock>
      )}
    </div>
  )
}
