"use client"

import { KeySquare } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/api-keys/endpoints"
import type { ApiKey } from "@/lib/features/api-keys/schema"
import { CreateKey } from "./create-key"
import { EditKey } from "./edit-key"
import { KeyRow } from "./key-row"

const perPage = 20

/** The keys of the reader, or of everybody for administrators, with buttons to create, change and revoke them. */
export function ApiKeysCard({ userId, mayManageAll }: { userId: number; mayManageAll: boolean }) {
  const t = useTranslations("api-keys")
  const [whose, setWhose] = useState<"own" | "all">("own")
  const [page, setPage] = useState(1)
  const [revoking, setRevoking] = useState<ApiKey>()
  const [asked, setAsked] = useState(false)
  const [edited, setEdited] = useState<ApiKey>()
  const [isEditing, setEditing] = useState(false)
  const all = whose === "all"
  const { data, error, mutate } = useQuery(endpoints.listApiKeys, {
    query: { page, perPage, ...(all ? { all: "true" as const } : {}) },
  })
  const { run } = useMutation(endpoints.revokeApiKey, { invalidates: [endpoints.listApiKeys] })
  const attempt = useAttempt([])
  const isEdited = ({ id }: ApiKey) => id === edited?.id
  const show = ([choice]: string[]) => {
    setWhose(choice === "all" ? "all" : "own")
    setPage(1)
  }
  const revoke = () =>
    attempt(async () => {
      if (!revoking) return
      await run({ params: { id: revoking.id } })
      setAsked(false)
      toast.success(t("revoked", { name: revoking.name }))
    })
  return (
    <Card aria-labelledby="api-keys">
      <CardHeader titleId="api-keys" title={t("title")} subtitle={t("text")} actions={<CreateKey />} />
      <CardBody>
        {mayManageAll && (
          <ChoiceButtons
            label={t("whose")}
            size="sm"
            value={[whose]}
            onChange={show}
            options={[
              { value: "own", label: t("own") },
              { value: "all", label: t("everyone") },
            ]}
          />
        )}
        {!data && error && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonText lines={5} className="py-3" />}
        {data?.total === 0 && <EmptyState icon={<KeySquare />} title={t("empty")} text={t("emptyText")} />}
        <ul className="-mb-3 divide-y divide-line">
          {data?.data.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              showsMaker={all}
              onEdit={
                key.madeBy.id === userId
                  ? () => {
                      setEdited(key)
                      setEditing(true)
                    }
                  : undefined
              }
              onRevoke={() => {
                setRevoking(key)
                setAsked(true)
              }}
            />
          ))}
        </ul>
      </CardBody>
      {data && data.total > perPage && (
        <CardFooter>
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("newer")}
          </Button>
          <Button variant="outline" size="sm" disabled={page * perPage >= data.total} onClick={() => setPage(page + 1)}>
            {t("older")}
          </Button>
        </CardFooter>
      )}
      <EditKey
        apiKey={data?.data.find(isEdited) ?? edited}
        open={isEditing}
        reload={async () => (await mutate())?.data.find(isEdited)}
        onClose={() => setEditing(false)}
      />
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={revoke}
        title={t("revokeQuestion", { name: revoking?.name ?? "" })}
        text={t("revokeWarning")}
        confirmLabel={t("revokeKey")}
      />
    </Card>
  )
}
