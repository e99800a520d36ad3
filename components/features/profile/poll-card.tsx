"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { PollOptions } from "./poll-options"
import { usePolls } from "./use-polls"

/** The newest poll, with earlier ones collapsed below. */
export function PollCard() {
  const t = useTranslations("profile.poll")
  const { polls, error, isBusy, retry, vote } = usePolls()
  const [newest, ...earlier] = polls ?? []
  if (!newest && !error) return null
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={newest?.question} />
      <CardBody>
        {error && <LoadFailed text={error.message} busy={isBusy} onRetry={retry} />}
        {newest && (
          <>
            <PollOptions poll={newest} onVote={vote} />
            <p role="status" className="mt-3 text-ink-muted text-xs">
              {t("votes", { count: newest.votes })} {newest.yourVote !== null && t("yours", { name: newest.yourVote })}
            </p>
          </>
        )}
        {earlier.length > 0 && (
          <details className="mt-3">
            <summary className="flex min-h-6 w-fit cursor-pointer items-center rounded-sm text-brand-text text-dense underline-offset-3 hover:underline max-sm:min-h-11">
              {t("earlier", { count: earlier.length })}
            </summary>
            {earlier.map((poll) => (
              <section key={poll.id} aria-label={poll.question} className="mt-3">
                <h3 className="mb-2 text-ink text-sm">{poll.question}</h3>
                <PollOptions poll={poll} onVote={vote} />
              </section>
            ))}
          </details>
        )}
      </CardBody>
    </Card>
  )
}
