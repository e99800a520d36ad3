"use client"

import { KeySquare } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { RelativeTime } from "@/components/ui/relative-time"
import { useNetworkText } from "@/components/ui/use-network-text"
import type { ApiKey } from "@/lib/features/api-keys/schema"
import { scopesText } from "./scopes-text"

const tones = { active: "success", expired: "neutral", revoked: "neutral", ownerInactive: "warning" } as const

interface Props {
  apiKey: ApiKey
  /** Shows who made it. */
  showsMaker: boolean
  /** Omitted for a key that the reader can't change. */
  onEdit?: () => void
  onRevoke: () => void
}

/** One key with what it may do, when it was made and used, and buttons to change and revoke it. */
export function KeyRow({ apiKey, showsMaker, onEdit, onRevoke }: Props) {
  const t = useTranslations("api-keys")
  const format = useFormatter()
  const networkText = useNetworkText()
  const { name, prefix, scopes, state, madeBy, createdAt, expiresAt, lastUsedAt, lastNetwork } = apiKey
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" })
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <KeySquare aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-56 space-y-0.5 text-dense text-ink-muted">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink text-sm">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <code dir="ltr" className="font-normal text-ink-muted text-xs">
            {prefix}…
          </code>
          {state !== "active" && <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>}
        </p>
        {showsMaker && <p>{madeBy.name === null ? t("madeByDeleted") : t("madeBy", { name: madeBy.name })}</p>}
        <p className="break-words">{scopesText(scopes, t, format)}</p>
        <p>
          {t("made", { day: day(createdAt) })} · {expiresAt ? t("expires", { day: day(expiresAt) }) : t("neverExpires")}
        </p>
        <p>
          {lastUsedAt ? (
            <>
              {t("lastUsed")} <RelativeTime at={lastUsedAt} />
              {lastNetwork && (
                <>
                  {" · "}
                  <bdi>{networkText(lastNetwork)}</bdi>
                </>
              )}
            </>
          ) : (
            t("neverUsed")
          )}
        </p>
      </div>
      {onEdit && state === "active" && (
        <Button variant="outline" size="sm" aria-label={t("editNamed", { name })} onClick={onEdit}>
          {t("edit")}
        </Button>
      )}
      {state !== "revoked" && state !== "expired" && (
        <Button variant="outline" size="sm" tone="danger" aria-label={t("revokeNamed", { name })} onClick={onRevoke}>
          {t("revoke")}
        </Button>
      )}
    </li>
  )
}
