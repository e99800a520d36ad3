"use client"

import { Copy } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { copyText } from "@/components/ui/copy-text"
import { Input } from "@/components/ui/input"
import type { NewApiKey } from "@/lib/features/api-keys/schema"
import { firstPaths, scopeNouns } from "@/lib/features/api-keys/values"

/** A request that the key may send. */
const pathFor = ({ scopes }: NewApiKey): string => {
  const noun = scopeNouns.find((name) => scopes.some((scope) => scope.startsWith(`${name}:`)))
  return noun && !scopes.includes("read") ? firstPaths[noun] : firstPaths.notifications
}

function Copied({ text, label, copy, done }: { text: string; label: string; copy: string; done: string }) {
  const t = useTranslations("api-keys.new")
  const [failed, setFailed] = useState(false)
  return (
    <div className="space-y-1.5">
      <p className="font-medium text-sm">{label}</p>
      <div className="flex gap-2">
        <Input
          readOnly
          dir="ltr"
          value={text}
          aria-label={label}
          className="font-mono"
          onFocus={(event) => event.target.select()}
        />
        <ActionButton
          variant="outline"
          icon={<Copy />}
          aria-label={copy}
          action={async () => setFailed(!(await copyText(text, { done })))}
        >
          {t("copy")}
        </ActionButton>
      </div>
      {failed && (
        <Alert tone="danger" announce>
          {t("copyFailed")}
        </Alert>
      )}
    </div>
  )
}

/** The token of a new key, shown this once, and a first request with it. */
export function NewKey({ created }: { created: NewApiKey }) {
  const t = useTranslations("api-keys.new")
  const curl = `curl -H "Authorization: Bearer ${created.token}" ${location.origin}${pathFor(created)}`
  return (
    <div className="space-y-4">
      <Alert tone="warning">{t("once")}</Alert>
      <Copied text={created.token} label={t("key")} copy={t("copyKey")} done={t("keyCopied")} />
      <Copied text={curl} label={t("try")} copy={t("copyTry")} done={t("tryCopied")} />
    </div>
  )
}
