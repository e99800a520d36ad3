"use client"

import { Copy, RotateCw, Trash2 } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { copyText } from "@/components/ui/copy-text"
import { Dialog } from "@/components/ui/dialog"
import { Input } from "@/components/ui/input"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useErrorText } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/calendar/endpoints"

/** Creates, copies, renews or revokes the user's private feed URL. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("calendar")
  const format = useFormatter()
  const errorText = useErrorText()
  const { data, error, mutate, isValidating } = useQuery(endpoints.getFeed)
  const [problem, setProblem] = useState("")

  const attempt = async (run: () => Promise<unknown>) => {
    setProblem("")
    try {
      await run()
    } catch (failure) {
      setProblem(errorText(failure) ?? "")
    }
  }
  const renew = () => attempt(async () => mutate(await call(endpoints.renewFeed), { revalidate: false }))
  const revoke = () =>
    attempt(async () => {
      await mutate(await call(endpoints.revokeFeed), { revalidate: false })
      toast.success(t("feed.revoked"))
    })
  const copy = async (address: string) => {
    setProblem((await copyText(address, { done: t("feed.copied") })) ? "" : t("feed.copyFailed"))
  }

  const { address, lastReadAt } = data ?? {}
  return (
    <Dialog open onClose={onClose} title={t("feed.title")} description={t("feed.text")}>
      <div className="flex flex-col gap-4">
        {!data && !error && <Skeleton className="h-control w-full" />}
        {!data && error && <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />}
        {problem && (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
        {data && !address && <ActionButton action={renew}>{t("feed.make")}</ActionButton>}
        {address && (
          <>
            <div className="flex gap-2">
              <Input
                readOnly
                dir="ltr"
                value={address}
                aria-label={t("feed.address")}
                onFocus={(event) => event.target.select()}
              />
              <ActionButton variant="outline" icon={<Copy />} action={() => copy(address)}>
                {t("feed.copy")}
              </ActionButton>
            </div>
            <p className="text-ink-muted text-xs">
              {lastReadAt
                ? t("feed.lastRead", { when: format.relativeTime(new Date(lastReadAt), new Date()) })
                : t("feed.neverRead")}
            </p>
            <Alert tone="warning">{t("feed.warning")}</Alert>
            <div className="flex flex-wrap gap-2">
              <ActionButton variant="outline" icon={<RotateCw />} action={renew}>
                {t("feed.renew")}
              </ActionButton>
              <ActionButton variant="outline" tone="danger" icon={<Trash2 />} action={revoke}>
                {t("feed.revoke")}
              </ActionButton>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
