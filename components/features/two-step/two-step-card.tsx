"use client"

import { ShieldCheck, ShieldOff } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/two-step/endpoints"
import type { TwoStepState } from "@/lib/features/two-step/schema"
import type { TwoStepAction } from "./two-step-dialog"

const load = () => import("./two-step-dialog")
const TwoStepDialog = lazy(load)
const fewCodes = 3

function Status({ state }: { state: TwoStepState }) {
  const t = useTranslations("two-step")
  const format = useFormatter()
  const { isOn, since, recoveryCodesLeft: count } = state
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-ink-muted">
      <Badge tone={isOn ? "success" : "neutral"} icon={isOn ? <ShieldCheck /> : <ShieldOff />}>
        {t(isOn ? "on" : "off")}
      </Badge>
      {since && <span>{t("since", { date: format.dateTime(new Date(since), { dateStyle: "long" }) })}</span>}
      {isOn && <span>{t("left", { count })}</span>}
    </div>
  )
}

/** State of the user's two-step sign-in, with buttons to switch it on or off and renew the codes. */
export function TwoStepCard() {
  const t = useTranslations("two-step")
  const { data, error, mutate } = useQuery(endpoints.getTwoStep)
  const [act, setAct] = useState<TwoStepAction>()
  const intent = { onPointerEnter: load, onFocus: load }
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="space-y-4">
        {!data && error && <LoadFailed onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton className="h-14" />}
        {data && <Status state={data} />}
        {data?.isOn && data.recoveryCodesLeft < fewCodes && <Alert tone="warning">{t("few")}</Alert>}
        {data && (
          <div className="flex flex-wrap gap-2">
            {data.isOn ? (
              <>
                <Button variant="outline" {...intent} onClick={() => setAct("renew")}>
                  {t("renew")}
                </Button>
                <Button variant="outline" tone="danger" {...intent} onClick={() => setAct("off")}>
                  {t("switchOff")}
                </Button>
              </>
            ) : (
              <Button {...intent} onClick={() => setAct("on")}>
                {t("switchOn")}
              </Button>
            )}
          </div>
        )}
        <Suspense>{act && <TwoStepDialog act={act} onClose={() => setAct(undefined)} onChanged={mutate} />}</Suspense>
      </CardBody>
    </Card>
  )
}
