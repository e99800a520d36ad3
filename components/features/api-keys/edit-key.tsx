"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer } from "@/components/ui/drawer"
import type { ApiKey } from "@/lib/features/api-keys/schema"

const EditKeyForm = lazy(() => import("./edit-key-form"))

interface Props {
  /** The key to edit, as the list has it now; stays while the drawer closes. */
  apiKey?: ApiKey
  open: boolean
  reload: () => Promise<ApiKey | undefined>
  onClose: () => void
}

/** The drawer in which a key is changed. */
export function EditKey({ apiKey, open, reload, onClose }: Props) {
  const t = useTranslations("api-keys")
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("editNamed", { name: apiKey?.name ?? "" })}
      description={t("form.editText")}
    >
      <Suspense>{apiKey && <EditKeyForm key={apiKey.id} apiKey={apiKey} reload={reload} onSaved={onClose} />}</Suspense>
    </Drawer>
  )
}
