import { KeyRound } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { RelativeTime } from "@/components/ui/relative-time"
import type { Passkey } from "@/lib/features/passkeys/schema"

interface Props {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** One passkey of the list. */
export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const t = useTranslations("passkeys")
  const format = useFormatter()
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          <bdi className="break-words">{name}</bdi>
          {isBackedUp && <Badge tone="neutral">{t("synced")}</Badge>}
        </p>
        <p className="text-dense text-ink-muted">
          {t("created", { date: format.dateTime(new Date(createdAt), { dateStyle: "long" }) })}
          {" · "}
          {lastUsedAt ? (
            <>
              {t("lastUsed")} <RelativeTime at={lastUsedAt} />
            </>
          ) : (
            t("neverUsed")
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-label={t("renameOf", { name })} onClick={onRename}>
          {t("rename")}
        </Button>
        <Button variant="outline" size="sm" tone="danger" aria-label={t("removeOf", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
    </li>
  )
}
