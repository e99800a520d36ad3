"use client"

import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Skeleton } from "@/components/ui/skeleton"
import type { NewApiKey } from "@/lib/features/api-keys/schema"
import { NewKey } from "./new-key"

const load = () => import("./key-form").then((file) => ({ default: file.KeyForm }))
const KeyForm = lazy(load)
const preload = () => void load().catch(() => undefined)

/** A button with the dialog that creates a key and then shows its token. */
export function CreateKey() {
  const t = useTranslations("api-keys")
  const [open, setOpen] = useState(false)
  const [created, setCreated] = useState<NewApiKey>()
  const start = () => {
    setCreated(undefined)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={<Plus />} onClick={start} onPointerEnter={preload} onFocus={preload}>
        {t("create")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={created ? t("new.title", { name: created.name }) : t("create")}
        description={created ? undefined : t("form.text")}
        footer={created && <Button onClick={close}>{t("new.done")}</Button>}
      >
        {created ? (
          <NewKey created={created} />
        ) : (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <KeyForm onCreated={setCreated} onCancel={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
