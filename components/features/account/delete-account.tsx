"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { TextField } from "@/components/form/text-field"
import { useSessionSettings } from "@/components/layout/session-settings"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Dialog } from "@/components/ui/dialog"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/account/endpoints"
import type { Deletion } from "@/lib/features/account/schema"
import * as twoStepEndpoints from "@/lib/features/two-step/endpoints"

const BooksToLose = lazy(() => import("./books-to-lose"))

const passwordSchema = () => import("@/lib/features/account/schema").then(({ deleteForm }) => deleteForm)

const isUnexported = ({ exportedEntries, entries }: Deletion["books"][number]) => exportedEntries < entries

/** The card and the dialog to delete the own account, and with the last one the workspace. */
export function DeleteAccount() {
  const t = useTranslations("account")
  const { userDataKey } = useSessionSettings()
  const [open, setOpen] = useState(false)
  const { data: twoStep } = useQuery(twoStepEndpoints.getTwoStep, open ? {} : null)
  // Looks again while the dialog is open, because a download says nothing when it is done.
  const { data: deletion, mutate } = useQuery(endpoints.getDeletion, open ? {} : null, {
    refreshInterval: (latest) => (latest?.books.some(isUnexported) ? 3000 : 0),
  })
  const unexported = (deletion?.books ?? []).filter(isUnexported)
  const remove = async (body: { password: string; code?: string; withoutExport?: string }) => {
    try {
      await call(endpoints.deleteAccount, { body })
    } catch (error) {
      // Somebody may have posted meanwhile.
      await mutate()
      throw error
    }
    const { signOut } = await import("@/components/layout/sign-out")
    await signOut(userDataKey, { notice: "deleted" })
  }
  return (
    <Card>
      <CardHeader title={t("data.deleteTitle")} subtitle={t("data.deleteText")} />
      <CardBody>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t("data.delete")}
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          size="sm"
          title={t("data.deleteQuestion")}
          description={t("data.deleteWarning")}
        >
          {deletion && deletion.books.length > 0 && (
            <Suspense>
              <BooksToLose books={deletion.books} />
            </Suspense>
          )}
          <Form
            schema={passwordSchema}
            defaultValues={{ password: "", code: "", withoutExport: "" }}
            onSubmit={remove}
            submitLabel={t("data.delete")}
            tone="danger"
            guard={false}
          >
            <PasswordField required name="password" label={t("fields.password")} autoComplete="current-password" />
            {twoStep?.isOn && (
              <TextField
                required
                name="code"
                label={t("fields.code")}
                help={t("data.codeHelp")}
                autoComplete="one-time-code"
                maxLength={40}
              />
            )}
            {unexported.length > 0 && (
              <TextField
                name="withoutExport"
                label={t("data.withoutExport")}
                help={t("data.withoutExportHelp")}
                autoComplete="off"
                inputMode="email"
                maxLength={254}
              />
            )}
          </Form>
        </Dialog>
      </CardBody>
    </Card>
  )
}
