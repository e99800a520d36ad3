"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { Facts } from "./facts"
import { useProfile } from "./use-profile"

/** The user's description of themselves. */
export function AboutCard() {
  const t = useTranslations("profile.about")
  const { profile, error, isBusy, retry } = useProfile()
  return (
    <Card>
      <CardHeader title={t("title")} />
      <CardBody>
        {error && <LoadFailed text={error.message} busy={isBusy} onRetry={retry} />}
        {!profile && !error && <SkeletonText lines={5} />}
        {profile && (
          <>
            <p className="wrap-anywhere whitespace-pre-line text-pretty text-ink-muted text-sm">
              {profile.userAbout.about || t("nothing")}
            </p>
            <Facts about={profile.userAbout} className="mt-4 space-y-3" />
          </>
        )}
      </CardBody>
    </Card>
  )
}
