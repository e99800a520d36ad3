"use client"

import { KeyRound, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useEffect, useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/passkeys/endpoints"
import type { Passkey } from "@/lib/features/passkeys/schema"
import { maxPasskeys } from "@/lib/features/passkeys/values"
import { PasskeyRow } from "./passkey-row"
import { useAddPasskey } from "./use-add-passkey"
import { supportsPasskeys } from "./web-authn"

const RenameDialog = lazy(() => import("./rename-dialog"))
const RemoveDialog = lazy(() => import("./remove-dialog"))

/** The user's passkeys, with buttons to add, rename and remove them. */
export function PasskeyCard() {
  const t = useTranslations("passkeys")
  const { data, error, mutate } = useQuery(endpoints.listPasskeys)
  const { add, problem } = useAddPasskey()
  const [dialog, setDialog] = useState<{ act: "rename" | "remove"; passkey: Passkey }>()
  const [isSupported, setSupported] = useState(true)
  useEffect(() => setSupported(supportsPasskeys()), [])
  const close = () => setDialog(undefined)
  const isFull = data !== undefined && data.total >= maxPasskeys
  const addButton = isSupported && !isFull && (
    <ActionButton icon={<Plus />} action={add}>
      {t("add")}
    </ActionButton>
  )
  return (
    <Card aria-labelledby="passkeys">
      <CardHeader titleId="passkeys" title={t("title")} subtitle={t("text")} />
      <CardBody className="space-y-4">
        {!isSupported && <Alert tone="info">{t("unsupported")}</Alert>}
        {problem && (
          <Alert tone="danger" announce>
            {t(`problems.${problem}`)}
          </Alert>
        )}
        {!data && error && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonText lines={3} className="py-3" />}
        {data?.data.length === 0 && (
          <EmptyState icon={<KeyRound />} title={t("emptyTitle")} text={t("emptyText")} action={addButton} />
        )}
        {data && data.data.length > 0 && (
          <>
            <ul aria-label={t("list")} className="divide-y divide-line">
              {data.data.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setDialog({ act: "rename", passkey })}
                  onRemove={() => setDialog({ act: "remove", passkey })}
                />
              ))}
            </ul>
            {addButton}
            {isFull && <p className="text-dense text-ink-muted">{t("full", { count: maxPasskeys })}</p>}
          </>
        )}
        <Suspense>
          {dialog?.act === "rename" && <RenameDialog passkey={dialog.passkey} onClose={close} />}
          {dialog?.act === "remove" && <RemoveDialog passkey={dialog.passkey} onClose={close} />}
        </Suspense>
      </CardBody>
    </Card>
  )
}
