"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Alert } from "@/components/ui/alert"
import { ButtonLink } from "@/components/ui/button-link"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { SecretText } from "./secret-text"

const AddWebhookForm = lazy(() => import("./add-webhook-form"))

/** Whether the form is open, from the URL: `open=add`. */
export const useOpenForm = () => useViewParam("open")

/** The drawer to add a webhook, which then shows its secret. */
export function AddWebhook() {
  const t = useTranslations("webhooks")
  const [open, setOpen] = useOpenForm()
  const [added, setAdded] = useState<{ id: string; secret: string }>()
  const close = () => {
    setOpen(null, { replace: true })
    setAdded(undefined)
  }
  return (
    <Drawer open={open === "add"} onClose={close} title={added ? t("created.title") : t("add")}>
      {added ? (
        <div className="flex flex-col items-start gap-4">
          <Alert tone="success" announce className="w-full">
            {t("created.text")}
          </Alert>
          <SecretText secret={added.secret} />
          <ButtonLink href={`/apps/webhooks/${added.id}`}>{t("created.open")}</ButtonLink>
        </div>
      ) : (
        <Suspense>
          <AddWebhookForm onAdded={setAdded} />
        </Suspense>
      )}
    </Drawer>
  )
}
