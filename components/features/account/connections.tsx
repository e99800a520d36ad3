"use client"

import { Link2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Input } from "@/components/ui/input"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/account/endpoints"
import type { AccountSetting } from "@/lib/features/account/schema"
import { type Network, networks } from "@/lib/features/account/values"

type Connections = AccountSetting["social"]["connections"]

interface RowProps {
  network: Network
  handle?: string
  save: (handle: string) => Promise<unknown>
}

function Row({ network, handle, save }: RowProps) {
  const t = useTranslations("account")
  const [busy, setBusy] = useState(false)
  const name = t(`networks.${network}`)
  const connect = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get("handle") ?? "").trim()
    if (!typed) return
    setBusy(true)
    await save(typed).finally(() => setBusy(false))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Link2 aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-32 grow">
        <p className="font-medium text-sm">{name}</p>
        <p className="text-dense text-ink-muted">{handle ?? t("connections.none")}</p>
      </div>
      {handle ? (
        <ActionButton variant="outline" size="sm" tone="danger" action={() => save("")}>
          {t("connections.disconnect")}
        </ActionButton>
      ) : (
        <form className="flex gap-2 max-sm:w-full" onSubmit={connect}>
          <Input name="handle" aria-label={t("connections.handle", { network: name })} placeholder="@name" />
          <Button type="submit" variant="outline" busy={busy}>
            {t("connections.connect")}
          </Button>
        </form>
      )}
    </li>
  )
}

/** The user's accounts on social networks, each with a button to connect or disconnect it. */
export function Connections({ connections: initial }: { connections: Connections }) {
  const t = useTranslations("account.connections")
  const [connections, setConnections] = useState(initial)
  const attempt = useAttempt([])
  const save = (network: Network, handle: string) =>
    attempt(async () => {
      const body = { connections: { [network]: handle ? { id: handle } : {} } }
      const response = await call(endpoints.updateConnections, { body })
      setConnections(response.connections)
    })
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody>
        <ul className="-mb-3 divide-y divide-line">
          {networks.map((network) => {
            const known = connections[network]
            const handle = "id" in known ? String(known.id) : undefined
            return <Row key={network} network={network} handle={handle} save={(typed) => save(network, typed)} />
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
