"use client"

import { MonitorSmartphone } from "lucide-react"
import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { RelativeTime } from "@/components/ui/relative-time"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import { forgetKnownDevice, listKnownDevices } from "@/lib/features/sign-ins/endpoints"
import type { Device } from "@/lib/features/sign-ins/schema"
import { addressText, deviceIcon, deviceName } from "./device"

function Row({ device, onForget }: { device: Device; onForget: () => Promise<void> }) {
  const t = useTranslations("sign-ins")
  const Icon = deviceIcon(device.system)
  const address = addressText(device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {deviceName(device) || t("unknown")}
          {device.isCurrent && <Badge tone="success">{t("current")}</Badge>}
        </p>
        <p className="text-dense text-ink-muted">
          {address && `${address} · `}
          {t("lastUsed")} <RelativeTime at={device.lastUsedAt} />
        </p>
      </div>
      <ActionButton variant="outline" size="sm" action={onForget}>
        {t("devices.forget")}
      </ActionButton>
    </li>
  )
}

/** Devices the user has signed in from, each with a button to forget it. */
export function DeviceCard({ sendsMail }: { sendsMail: boolean }) {
  const t = useTranslations("sign-ins.devices")
  const { data, error, mutate } = useQuery(listKnownDevices)
  const forget = async (id: string) => {
    await call(forgetKnownDevice, { body: { id } })
    toast.success(t("forgotten"))
    await mutate()
  }
  return (
    <Card aria-labelledby="known-devices">
      <CardHeader titleId="known-devices" title={t("title")} subtitle={t("text", { sendsMail: String(sendsMail) })} />
      <CardBody>
        {!data && error && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonText lines={4} className="py-3" />}
        {data?.devices.length === 0 && (
          <EmptyState icon={<MonitorSmartphone />} title={t("empty")} text={t("emptyText")} />
        )}
        <ul className="-mb-3 divide-y divide-line">
          {data?.devices.map((device) => (
            <Row key={device.id} device={device} onForget={() => forget(device.id)} />
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
