"use client"

import { useTranslations } from "next-intl"
import { useSignOut } from "@/components/layout/use-sign-out"
import { ActionButton } from "@/components/ui/action-button"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { RelativeTime } from "@/components/ui/relative-time"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/account/endpoints"
import type { SignIn } from "@/lib/features/account/schema"
import { addressText, deviceIcon, deviceName } from "../sign-ins/device"

function Row({ signIn, onEnd }: { signIn: SignIn; onEnd: () => Promise<void> }) {
  const t = useTranslations("account.signIns")
  const { system, lastUsedAt, method, isCurrent } = signIn
  const Icon = deviceIcon(system)
  const device = deviceName(signIn) || t("unknown")
  const address = addressText(signIn)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {device}
          {isCurrent && <Badge tone="success">{t("current")}</Badge>}
        </p>
        <p className="text-dense text-ink-muted">
          {address && `${address} · `}
          {t("lastUsed")} <RelativeTime at={lastUsedAt} />
        </p>
        {method && <p className="text-dense text-ink-muted">{t(`methods.${method}`)}</p>}
      </div>
      {!isCurrent && (
        <ActionButton variant="outline" size="sm" action={onEnd}>
          {t("end")}
        </ActionButton>
      )}
    </li>
  )
}

/** The devices on which the user is signed in, each with a button to sign it out. */
export function SignInList() {
  const t = useTranslations("account.signIns")
  const { run } = useSignOut()
  const { data, error, mutate } = useQuery(endpoints.listSignIns)
  const end = async (id: string) => {
    await call(endpoints.endSignIn, { body: { id } as never })
    toast.success(t("ended"))
    await mutate()
  }
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody>
        {error && !data && <LoadFailed onRetry={() => mutate()} />}
        <ul className="-mb-3 divide-y divide-line">
          {data?.signIns.map((signIn) => (
            <Row key={signIn.id} signIn={signIn} onEnd={() => end(signIn.id)} />
          ))}
        </ul>
      </CardBody>
      <CardFooter>
        <ActionButton variant="outline" tone="danger" action={() => run(true)}>
          {t("endAll")}
        </ActionButton>
      </CardFooter>
    </Card>
  )
}
