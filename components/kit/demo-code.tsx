"use client"

import { useTranslations } from "next-intl"
import { CopyButton } from "@/components/ui/copy-button"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as kitEndpoints from "@/lib/kit/endpoints"
import "./demo-code.css"

/** The source of a demo with syntax highlighting and a copy button. */
export function DemoCode({ page, demo }: { page: string; demo: string }) {
  const t = useTranslations("kit")
  const { data, error, isValidating, mutate } = useQuery(kitEndpoints.getDemoSource, {
    query: { page, demo },
  })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="m-5 h-40" />
  return (
    <div className="relative" dir="ltr">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className="kit-code max-h-[32rem] overflow-auto px-5 py-4 font-mono text-xs leading-5 focus-visible:-outline-offset-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted by our server from our own source files
        dangerouslySetInnerHTML={{ __html: data.html }}
      />
      <div className="absolute end-3 top-3 rounded-control border border-line bg-card p-1">
        <CopyButton text={data.source} label={t("copy")} done={t("copied")} failed={t("copyFailed")} />
      </div>
    </div>
  )
}
