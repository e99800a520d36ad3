"use client"

import { CircleCheck, CircleDashed, CircleX, RotateCw } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton, SkeletonText } from "@/components/ui/skeleton"
import type { Proof } from "@/lib/features/ledger/schema"
import { bookChecks } from "@/lib/features/ledger/values/roles"
import { useVerification } from "./use-verification"

function Checks({ checks }: Pick<Proof, "checks">) {
  const t = useTranslations("proof.verify")
  const format = useFormatter()
  return (
    <ul className="divide-y divide-line">
      {checks.map(({ name, isKept, broken, ms }) => (
        <li key={name} className="flex items-start gap-2.5 py-2.5 text-sm">
          {isKept ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
          ) : (
            <CircleX aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-text" />
          )}
          <span className="min-w-0 flex-1">
            {t(`checks.${name}`)}
            <span className="sr-only">: {t(isKept ? "kept" : "broken")}</span>
            {broken && (
              <span className="block text-danger-text">
                {t("brokenAt", { place: broken.place })}{" "}
                <span lang="en" dir="ltr" className="text-ink-muted">
                  ({broken.reason})
                </span>
              </span>
            )}
          </span>
          <span className="tabular whitespace-nowrap text-ink-muted">
            {t("seconds", {
              seconds: format.number(ms / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The list of checks while they run, as large as their result. */
function Waiting() {
  const t = useTranslations("proof.verify")
  return (
    <>
      <Alert tone="neutral" title={t("running")}>
        <SkeletonText lines={2} className="py-1.5" />
      </Alert>
      <ul className="divide-y divide-line">
        {bookChecks.map((name) => (
          <li key={name} className="flex items-start gap-2.5 py-2.5 text-ink-muted text-sm">
            <CircleDashed aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 flex-1">{t(`checks.${name}`)}</span>
            <Skeleton className="mt-0.5 h-4 w-10" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Checks every rule of the books when the screen opens, and shows the result of each. */
export function Verification({ business }: { business: number }) {
  const t = useTranslations("proof.verify")
  const format = useFormatter()
  const { proof, error, isRunning, verify } = useVerification(business)
  const time = proof && format.dateTime(new Date(proof.checkedAt), { dateStyle: "medium", timeStyle: "medium" })
  return (
    <Card aria-busy={isRunning}>
      <CardHeader
        title={t("title")}
        subtitle={time ? t("checkedAt", { time }) : t("subtitle")}
        actions={
          <Button variant="outline" icon={<RotateCw />} busy={isRunning} onClick={() => void verify()}>
            {t("again")}
          </Button>
        }
      />
      <CardBody className="space-y-3">
        {error && <LoadFailed text={error.message} busy={isRunning} onRetry={() => void verify()} />}
        {!proof && !error && <Waiting />}
        {proof && !error && (
          <>
            <Alert
              tone={proof.isIntact ? "success" : "danger"}
              title={t(proof.isIntact ? "intact" : "notIntact")}
              announce
            >
              <p>{t("counts", { entries: proof.entries, postings: proof.postings })}</p>
              {proof.hash && (
                <p>
                  {t("lastHash")}{" "}
                  <code dir="ltr" className="wrap-anywhere text-xs">
                    {proof.hash}
                  </code>
                </p>
              )}
            </Alert>
            <Checks checks={proof.checks} />
          </>
        )}
      </CardBody>
    </Card>
  )
}
