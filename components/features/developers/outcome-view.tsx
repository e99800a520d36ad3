"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Badge } from "@/components/ui/badge"
import { buttonClass } from "@/components/ui/button-styles"
import { CodeBlock } from "./code-block"
import { CopyText } from "./copy-text"
import type { Outcome } from "./request"

/** Returns a file name for a response: the last segment of its path and an extension from its type. */
const fileName = (address: string, type: string) => {
  const [path = ""] = address.split("?")
  return `${path.split("/").at(-1)}.${type.split(";")[0]?.split("/").at(-1)}`
}

/** A response: status, duration and unmodified body. */
export function OutcomeView({ outcome }: { outcome: Outcome | "offline" }) {
  const t = useTranslations("developers")
  if (outcome === "offline") return <Alert tone="danger">{t("offline")}</Alert>
  const { status, statusText, ms, address, type, text, picture, file, isStream } = outcome
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
      {isStream && <p className="text-dense text-ink-muted">{t("streaming")}</p>}
      {file && (
        <a
          href={file}
          download={fileName(address, type)}
          className={`${buttonClass({ variant: "outline", size: "sm" })} w-fit`}
        >
          <Download aria-hidden="true" />
          {t("save")} ({type})
        </a>
      )}
      {picture && <img src={picture} alt={type} className="max-h-48 w-fit rounded-control border border-line" />}
      {!picture && !file && <CodeBlock action={<CopyText text={text} />}>{text || type}</CodeBlock>}
    </div>
  )
}
